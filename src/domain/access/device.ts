/**
 * The kinds of device people can tell apart in the list of their sign-ins. Coarser than what browsers say, on purpose.
 */
export const deviceFamilies = [
  'iphone',
  'ipad',
  'android',
  'windows',
  'mac',
  'chromebook',
  'linux',
  'other',
] as const;
export type DeviceFamily = (typeof deviceFamilies)[number];

/** In this order: an Android phone also says Linux, and a Chromebook X11. */
const signs: readonly (readonly [DeviceFamily, RegExp])[] = [
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['chromebook', /CrOS/],
  ['windows', /Windows/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux|X11/],
];

/** The kind of device that a `User-Agent` names; `other` if there is none or we do not know it. */
export function deviceFamily(userAgent: string | null): DeviceFamily {
  return signs.find(([, sign]) => sign.test((userAgent ?? '').slice(0, 500)))?.[0] ?? 'other';
}

/** Reads what a stored session says, which may be older than this list. */
export function knownDevice(value: unknown): DeviceFamily {
  return deviceFamilies.find((family) => family === value) ?? 'other';
}
