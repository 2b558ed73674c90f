import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import type { ButtonVariant } from './button.tsx'

const looks: Record<ButtonVariant, string> = {
  action: 'border-transparent bg-action text-on-action shadow-action hover:bg-action-lit',
  quiet: 'border-hairline bg-raised text-ink shadow-lit hover:border-outline',
  ghost: 'border-transparent text-ink-soft hover:bg-raised hover:text-ink',
  danger: 'border-transparent text-vermilion hover:bg-vermilion-wash',
}

const sizes = { small: 'size-8 text-[1.125rem] rounded-sm', medium: 'size-10 text-[1.375rem] rounded-md' }

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does; also its tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant | undefined
  size?: 'small' | 'medium' | undefined
  /** For buttons that stay down: favourite, mute, hide balance. */
  pressed?: boolean | undefined
  /** A number over the corner; nothing at zero. */
  count?: number | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  pressed,
  count = 0,
  className,
  type = 'button',
  ...rest
}: IconButtonProps): ReactNode {
  const shown = count > 99 ? '99+' : String(count)
  return (
    <button
      {...rest}
      type={type}
      aria-label={count > 0 ? `${label} ${shown}` : label}
      title={label}
      aria-pressed={pressed}
      className={classNames(
        'touch-target inline-flex shrink-0 items-center justify-center border transition-colors disabled:opacity-55',
        'aria-pressed:text-brass',
        looks[variant],
        sizes[size],
        className,
      )}
    >
      {icon}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-danger px-1 text-center text-2xs font-semibold leading-4 text-on-danger"
        >
          {shown}
        </span>
      )}
    </button>
  )
}
