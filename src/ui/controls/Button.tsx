/** Buttons, and links that look like them. */
import { type ButtonHTMLAttributes, createContext, type ReactNode, type Ref, use } from 'react'
import { classes } from '../styles/classes'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large'

export interface ButtonLook {
  /** primary: the one thing to do here; plain (default): a raised surface; quiet: no surface; danger: deletes. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** A square button with only an icon. */
  iconOnly?: boolean | undefined
  /** As wide as its parent. */
  wide?: boolean | undefined
}

/** The class names of a button, for a link that should look like one. */
export function buttonClass({
  variant = 'plain',
  size = 'medium',
  iconOnly = false,
  wide = false,
}: ButtonLook = {}): string {
  return classes(
    styles.button,
    styles[variant],
    size === 'large' && styles.large,
    iconOnly && styles.icon,
    wide && styles.wide,
  )
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Left of the text. */
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement> | undefined
}

/** At least 44 px in both directions. `type` is 'button' by default. */
export function Button({
  variant,
  size,
  iconOnly,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ variant, size, iconOnly, wide }), className)}
    >
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'title' | 'iconOnly'> {
  /** Its name for assistive technology, and its tooltip. */
  label: string
  icon: ReactNode
  /** A word of its name, shown with the icon where there is space. */
  word?: string | undefined
}

/** Whether the icon buttons inside show their names: in menus, where there is space for words. */
export const NamedIcons = createContext(false)

/** A square button with only an icon; or with a word, too. */
export function IconButton({ label, icon, word, className, ...rest }: IconButtonProps): ReactNode {
  if (use(NamedIcons))
    return (
      <Button {...rest} className={className} icon={icon}>
        {label}
      </Button>
    )
  return (
    <Button
      {...rest}
      className={classes(word && styles.named, className)}
      iconOnly
      aria-label={label}
      title={label}
    >
      {icon}
      {word && <span className={styles.word}>{word}</span>}
    </Button>
  )
}
