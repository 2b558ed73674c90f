import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { useKitWords } from '../words.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'action' | 'quiet' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants: Record<ButtonVariant, string> = {
  action: 'border-transparent bg-action text-on-action font-semibold shadow-action hover:not-disabled:bg-action-lit',
  quiet: 'border-hairline bg-raised text-ink shadow-lit hover:not-disabled:border-outline',
  ghost: 'border-transparent text-ink-soft hover:not-disabled:bg-raised hover:not-disabled:text-ink',
  danger: 'border-transparent bg-danger text-on-danger font-semibold hover:not-disabled:bg-danger-lit',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm gap-1.5 rounded-sm',
  medium: 'min-h-11 px-4 text-base gap-2 rounded-md',
  large: 'min-h-13 px-6 text-lg gap-2.5 rounded-lg',
}

/** The look of a button for anything that is not one, such as a router's link. */
export function buttonClasses(variant: ButtonVariant = 'quiet', size: ButtonSize = 'medium', wide = false): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center border text-center font-medium leading-tight no-underline',
    'select-none transition-[background-color,border-color,color,translate] active:not-disabled:translate-y-px',
    'disabled:opacity-55',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Work is under way: the button keeps its width and its focus, and takes no further press. */
  loading?: boolean | undefined
  icon?: ReactNode
  wide?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export function Button({
  variant = 'quiet',
  size = 'medium',
  loading = false,
  icon,
  wide = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isDisabled,
  'aria-busy': isBusy,
  ...rest
}: ButtonProps): ReactNode {
  const words = useKitWords()
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={loading || isDisabled}
      aria-busy={loading || isBusy}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(buttonClasses(variant, size, wide), 'relative', className)}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{words.loading}</span>
        </span>
      )}
      {icon !== undefined && <span className={classNames('flex text-[1.2em]', loading && 'invisible')}>{icon}</span>}
      <span className={classNames('min-w-0', loading && 'opacity-0')}>{children}</span>
    </button>
  )
}
