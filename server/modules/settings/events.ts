import { eventType } from '../../platform/event.ts'

/** A setting has another value; open pages re-read what they show of it. */
export const settingChanged = eventType<{ name: string }>('settings.changed')
