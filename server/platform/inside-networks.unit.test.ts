import { describe, expect, it } from 'vitest'
import { mayReach } from './inside-networks.ts'

const none = mayReach([])

describe('addresses that may be called', () => {
  it.each(['8.8.8.8', '3.250.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2a00:1450:4001::200e', '::ffff:8.8.8.8'])(
    'are those of the public Internet: %s',
    (address) => {
      expect(none(address)).toBe(true)
    },
  )

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['link-local', '169.254.1.1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['shared by a provider', '100.64.0.1'],
    ['shared by a provider', '100.127.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['multicast', 'ff02::1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '0.1.2.3'],
    ['unspecified', '::'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['reserved', '192.0.0.1'],
    ['for documents', '192.0.2.1'],
    ['for documents', '198.51.100.1'],
    ['for documents', '203.0.113.1'],
    ['for documents', '2001:db8::1'],
    ['for benchmarks', '198.18.0.1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fdff::1'],
    ['site-local', 'fec0::1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped', '::ffff:a00:1'],
    ['mapped, written out', '0:0:0:0:0:ffff:c0a8:0101'],
    ['compatible', '::127.0.0.1'],
    ['translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64', '64:ff9b::8.8.8.8'],
    ['NAT64 of a network of its own', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:1::1'],
    ['discarded', '100::1'],
    ['given to nobody', '4000::1'],
    ['metadata of AWS, GCP, Azure and others', '169.254.169.254'],
    ['metadata of AWS', 'fd00:ec2::254'],
    ['metadata of Alibaba', '100.100.100.200'],
    ['metadata of Oracle', '192.0.0.192'],
    ['metadata of Azure', '168.63.129.16'],
    ['no address', 'localhost'],
    ['no address', '2130706433'],
    ['no address', '0x7f.1'],
    ['no address', ''],
  ])('are none that are %s: %s', (_, address) => {
    expect(none(address)).toBe(false)
  })

  it.each([
    [['loopback'], ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'], ['10.0.0.1', '169.254.169.254', '0.0.0.0']],
    [['linklocal'], ['169.254.1.1', 'fe80::1'], ['127.0.0.1']],
    [['uniquelocal'], ['10.0.0.1', '172.20.0.1', '192.168.0.1', 'fd00::1'], ['127.0.0.1', '100.64.0.1']],
    [['10.1.2.0/24'], ['10.1.2.3', '::ffff:10.1.2.3'], ['10.1.3.1', '127.0.0.1', '::1']],
    [
      ['10.1.2.3', 'fd00:1::/64'],
      ['10.1.2.3', 'fd00:1::5'],
      ['10.1.2.4', 'fd00:2::5'],
    ],
  ])('are those of %j besides', (networks, yes, no) => {
    const may = mayReach(networks)

    expect(yes.filter((address) => !may(address))).toEqual([])
    expect(no.filter(may)).toEqual([])
    expect(may('8.8.8.8')).toBe(true)
  })
})
