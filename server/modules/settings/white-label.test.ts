import { whiteLabelModules } from '@croupier/api/settings/white-label.ts'
import { describe, expect, it } from 'vitest'
import { isOn, whiteLabel, whiteLabelFlags } from './white-label.ts'

describe('[C-18] white-label modules', () => {
  it('are shown as a tree of modId, enabled and childrenNodes', () => {
    const [register] = whiteLabelFlags({})

    expect(register).toMatchObject({
      modId: 'REGISTER3',
      enabled: '1',
      childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1', childrenNodes: [] }, { modId: 'MOBILENUMREG3' }],
    })
  })

  it('are as the tree says at first until they are switched', () => {
    expect(isOn({}, 'PTSYS3')).toBe(true)
    expect(isOn({}, 'LOGINIPVERF3')).toBe(false)
    expect(isOn({ PTSYS3: false, LOGINIPVERF3: true }, 'PTSYS3')).toBe(false)
    expect(isOn({ PTSYS3: false, LOGINIPVERF3: true }, 'LOGINIPVERF3')).toBe(true)
  })

  it('take everything below with them when they go off, and give it back as it was', () => {
    const off = { REGISTER3: false, MOBILENUMPASSREG3: false }

    expect(isOn(off, 'MOBILENUMREG3')).toBe(false)
    expect(isOn(off, 'REGMOBVERF3')).toBe(false)
    expect(isOn({ ...off, REGISTER3: true }, 'REGMOBVERF3')).toBe(true)
    expect(isOn({ ...off, REGISTER3: true }, 'MOBILENUMPASSREG3')).toBe(false)
  })

  it('each can be switched off alone', () => {
    for (const module of whiteLabelModules) expect(isOn({ [module]: false }, module)).toBe(false)
  })

  it('refuse a switch for an unknown module', () => {
    expect(whiteLabel.schema.safeParse({ NOSUCHMODULE: true }).success).toBe(false)
  })
})
