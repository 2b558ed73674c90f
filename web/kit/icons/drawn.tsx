import type { ReactNode, SVGProps } from 'react'
import { classNames } from '../class-names.ts'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>

/**
 * One icon of the set: lines on a 24 grid, 1.75 wide, the size and colour of the text around it. Silent to screen
 * readers; the control it stands in carries the words. `turns` is for arrows, which point the other way in RTL.
 */
export function drawn(lines: ReactNode, turns: 'turns' | 'stays' = 'stays'): (props: IconProps) => ReactNode {
  return function Icon({ className, ...rest }: IconProps): ReactNode {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
        className={classNames('shrink-0', turns === 'turns' && 'kit-mirror', className)}
      >
        {lines}
      </svg>
    )
  }
}
