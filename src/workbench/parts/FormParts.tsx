/** Form controls: buttons, choices, switches, sliders, fields. */
import Heart from 'lucide-react/icons/heart'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { percentText } from '../../engine/core/text'
import { Button, type ButtonVariant, buttonClass, IconButton } from '../../ui/controls/Button'
import { Field } from '../../ui/controls/Field'
import { Segmented } from '../../ui/controls/Segmented'
import { Slider } from '../../ui/controls/Slider'
import { Switch } from '../../ui/controls/Switch'
import styles from '../Workbench.module.css'
import { Part } from './Part'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'plain', 'quiet', 'danger']
const heart = <Heart size={20} aria-hidden="true" />
const choices = (count: number, more = '') =>
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
    .slice(0, count)
    .map((value) => ({ value, label: value + more }))

const lock = { reason: 'locked', icon: <Lock size={16} aria-hidden="true" /> }
const someLocked = choices(6).map((choice, n) => (n < 3 ? choice : { ...choice, locked: lock }))

export function FormParts() {
  const [chosen, setChosen] = useState('Two')
  const [on, setOn] = useState(true)
  const [value, setValue] = useState(40)
  const [text, setText] = useState('')
  const segmented = { value: chosen, onChange: setChosen }
  return (
    <>
      <Part name="Button">
        {VARIANTS.map((variant) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} size="large" icon={heart}>
              Large
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <IconButton variant={variant} label={`Icon, ${variant}`} icon={heart} />
            <IconButton variant={variant} label={`Icon, ${variant}, disabled`} icon={heart} disabled />
          </div>
        ))}
        <Button wide>Wide</Button>
        <a href="#link" className={buttonClass({ variant: 'primary' })}>
          A link that looks like a button
        </a>
      </Part>
      <Part name="Segmented">
        <Segmented label="Three" choices={choices(3)} {...segmented} />
        <Segmented label="Six short words" choices={choices(6)} {...segmented} />
        <Segmented label="A list for six or more" choices={choices(6, ' and more')} {...segmented} />
        <Segmented label="Some locked" choices={someLocked} {...segmented} />
        <Segmented label="Disabled" choices={choices(3)} {...segmented} disabled />
        <Segmented label="Hidden label" labelHidden choices={choices(2)} {...segmented} />
      </Part>
      <Part name="Switch">
        <Switch label="On and off" checked={on} onChange={setOn} />
        <Switch label="With a hint" hint="A softer text." checked={!on} onChange={(next) => setOn(!next)} />
        <Switch label="Disabled, on" checked onChange={() => {}} disabled />
        <Switch label="Disabled, off" checked={false} onChange={() => {}} disabled />
      </Part>
      <Part name="Slider">
        <Slider label="Volume" value={value} onChange={setValue} text={percentText(value / 100)} />
        <Slider
          label="From -2 to 2"
          value={(value % 5) - 2}
          min={-2}
          max={2}
          onChange={(v) => setValue(v + 2)}
        />
        <Slider label="Disabled" value={70} onChange={() => {}} disabled />
      </Part>
      <Part name="Field">
        <Field label="Plain">
          {(wiring) => <input {...wiring} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <Field label="Required, with a hint" required hint="At least one letter.">
          {(wiring) => <textarea {...wiring} rows={2} defaultValue="Text" />}
        </Field>
        <Field label="Invalid" error="This isn’t an address. Start with https://">
          {(wiring) => <input {...wiring} defaultValue="example" />}
        </Field>
        <Field label="A choice">
          {(wiring) => (
            <select {...wiring}>
              <option>First</option>
              <option>Second</option>
            </select>
          )}
        </Field>
        <Field label="Disabled">{(wiring) => <input {...wiring} disabled defaultValue="Read only" />}</Field>
      </Part>
    </>
  )
}
