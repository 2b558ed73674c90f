import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { AmountField } from '../fields/amount-field.tsx'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { Checkbox, Radio, RadioGroup, Switch } from '../fields/choice.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { linkClasses } from '../components/link.ts'
import { PasswordField } from '../fields/password-field.tsx'
import { Segmented } from '../fields/segmented.tsx'
import { Select } from '../fields/select.tsx'
import { Tabs } from '../components/tabs.tsx'
import { TextArea, TextField } from '../fields/text-field.tsx'
import { showToast } from '../overlays/toast-queue.ts'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { EditIcon, RefreshIcon } from '../icons/actions.tsx'
import { DepositIcon, WithdrawIcon } from '../icons/money.tsx'
import { BellIcon, HeartIcon, SearchIcon, UserIcon } from '../icons/navigation.tsx'
import { Section } from './section.tsx'

const loginSchema = z.object({
  username: z.string().check(z.minLength(4), z.maxLength(16)),
  password: z.string().check(z.minLength(8)),
  remember: z.boolean(),
})

function Buttons(): ReactNode {
  return (
    <div className="flex flex-col gap-4">
      {(['large', 'medium', 'small'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          <Button variant="action" size={size} icon={<DepositIcon />}>
            Deposit
          </Button>
          <Button size={size} icon={<WithdrawIcon />}>
            Withdraw
          </Button>
          <Button variant="ghost" size={size}>
            Not now
          </Button>
          <Button variant="danger" size={size}>
            Close account
          </Button>
          <Button variant="action" size={size} loading>
            Deposit
          </Button>
          <Button size={size} disabled>
            Withdraw
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Refresh balance" icon={<RefreshIcon />} />
        <IconButton label="Favourite" icon={<HeartIcon />} pressed />
        <IconButton label="Messages" icon={<BellIcon />} count={3} variant="quiet" />
        <IconButton label="Edit" icon={<EditIcon />} variant="action" size="small" />
        <a href="#text" className={linkClasses.text}>
          Forgot your password?
        </a>
        <a href="#plain" className={linkClasses.plain}>
          Help centre
        </a>
      </div>
    </div>
  )
}

function LoginForm(): ReactNode {
  const form = useForm(loginSchema, {
    onSubmit: ({ username }) => {
      showToast({ tone: 'good', text: `Welcome back, ${username}.` })
    },
  })
  return (
    <Form form={form}>
      <TextField
        label="Username"
        name="username"
        required
        autoComplete="username"
        before={<UserIcon />}
        hint="4 to 16 letters and digits."
      />
      <PasswordField label="Password" name="password" required autoComplete="current-password" />
      <Checkbox label="Remember me on this device" name="remember" />
      <Button type="submit" variant="action" wide loading={form.submitting}>
        Log in
      </Button>
    </Form>
  )
}

export function ControlSection(): ReactNode {
  const [tab, setTab] = useState<'username' | 'sms'>('username')
  const [period, setPeriod] = useState<'today' | 'week' | 'month'>('week')
  return (
    <Section title="Controls">
      <Buttons />
      <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
        <Card>
          <Tabs
            label="Ways to log in"
            wide
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'username', label: 'Username' },
              { id: 'sms', label: 'SMS', count: 2 },
            ]}
          >
            {tab === 'username' ? <LoginForm /> : <TextField label="Mobile number" inputMode="tel" />}
          </Tabs>
        </Card>
        <Card title="Amounts and choices">
          <div className="flex flex-col gap-4">
            <AmountField
              label="Amount"
              currency="BDT"
              defaultValue="500"
              hint="From ৳ 200.00 to ৳ 25,000.00"
              shortcuts={['200', '500', '1000', '5000'].map((amount) => ({ amount }))}
            />
            <Select
              label="Account"
              defaultValue="bkash"
              options={[
                { value: 'bkash', label: 'bKash · 017•• ••• 512' },
                { value: 'nagad', label: 'Nagad · 018•• ••• 004' },
              ]}
            />
            <Segmented
              label="Period"
              wide
              value={period}
              onChange={setPeriod}
              options={[
                { value: 'today', label: 'Today' },
                { value: 'week', label: 'Week' },
                { value: 'month', label: 'Month' },
              ]}
            />
            <Switch label="Sound" hint="Off until you ask for it." defaultChecked />
            <Switch label="Promotional messages" />
          </div>
        </Card>
        <Card title="Words and faults" lit>
          <div className="flex flex-col gap-4">
            <TextField label="Search games" labelHidden placeholder="Search games" before={<SearchIcon />} />
            <TextField label="E-mail" type="email" defaultValue="rahim@" error="This is no e-mail address." />
            <TextArea label="What happened" aside="0 / 200" rows={3} />
            <RadioGroup label="Paid to">
              <Radio label="Main purse" name="purse" value="main" defaultChecked />
              <Radio label="Bonus purse" name="purse" value="bonus" />
            </RadioGroup>
            <Checkbox label="I am 18 or older" error="Please confirm your age." />
          </div>
        </Card>
      </div>
    </Section>
  )
}
