import { hourMs } from '../durations.ts';

/** No phone of a client buzzes because of us from this hour of their evening until that of their morning. */
export const quietHours = { from: 20, until: 9 } as const;

/** Where nothing else is known of a person. */
export const usualZone = 'America/New_York';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  clocks.set(zone, made);
  return made;
}

const hourIn = (moment: number, zone: string): number => Number(clockOf(zone).format(moment));

export function isQuiet(moment: Date, zone: string = usualZone): boolean {
  const hour = hourIn(moment.getTime(), zone);
  return hour >= quietHours.from || hour < quietHours.until;
}

/**
 * The first moment, not before this one, at which a phone may buzz: the moment itself, or the beginning of the morning there.
 * Searched by the clock of the zone, since a night may be an hour longer or shorter.
 */
export function nextAllowed(moment: Date, zone: string = usualZone): Date {
  if (!isQuiet(moment, zone)) return moment;
  // The hour begins with the same minute in every zone of the United States.
  let at = Math.floor(moment.getTime() / hourMs) * hourMs;
  do at += hourMs;
  while (isQuiet(new Date(at), zone));
  return new Date(at);
}

/** Zones by state. A state with two counts as the one most people there live in. */
const zones: Readonly<Record<string, readonly string[]>> = {
  'America/Chicago': [
    'Alabama',
    'Arkansas',
    'Illinois',
    'Iowa',
    'Kansas',
    'Louisiana',
    'Minnesota',
    'Mississippi',
    'Missouri',
    'Nebraska',
    'North Dakota',
    'Oklahoma',
    'South Dakota',
    'Tennessee',
    'Texas',
    'Wisconsin',
  ],
  'America/Denver': ['Colorado', 'Idaho', 'Montana', 'New Mexico', 'Utah', 'Wyoming'],
  'America/Phoenix': ['Arizona'],
  'America/Los_Angeles': ['California', 'Nevada', 'Oregon', 'Washington'],
  'America/Anchorage': ['Alaska'],
  'Pacific/Honolulu': ['Hawaii'],
};

/** The zone of somebody who lives in this state, as the application form names it; Eastern where we do not know. */
export function zoneOfState(state: string | null): string {
  const zone = Object.entries(zones).find(([, states]) => state !== null && states.includes(state.trim()));
  return zone ? zone[0] : usualZone;
}
