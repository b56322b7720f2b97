import type { HealthCode } from './health.ts';

/** What people come for, in their words; the public page tells each apart. */
export const serviceAreas = ['send', 'signIn', 'files', 'pay', 'mail'] as const;
export type ServiceArea = (typeof serviceAreas)[number];

/** `late`: it works, and what follows from it comes later. */
export const areaStates = ['works', 'late', 'down'] as const;
export type AreaState = (typeof areaStates)[number];

/** What a fault does to each. Applications and messages wait outside the database, so that nothing sent is lost. */
const effects: Readonly<Record<HealthCode, Readonly<Partial<Record<ServiceArea, AreaState>>>>> = {
  database: { send: 'late', signIn: 'down', files: 'down', pay: 'down', mail: 'late' },
  storage: { files: 'down' },
  waiting_room: {},
  mail_late: { mail: 'late' },
  payments_late: { pay: 'late' },
  schedule_silent: { mail: 'late' },
};

export interface AreaReport {
  readonly area: ServiceArea;
  readonly state: AreaState;
  /** The earliest of what is wrong with it; null while it works. */
  readonly since: string | null;
}

/** What the answer about the health means for whoever uses the service. Codes that are not known here change nothing. */
export function reportAreas(health: {
  readonly failing: readonly HealthCode[];
  readonly since: Readonly<Partial<Record<HealthCode, string>>>;
}): AreaReport[] {
  const { failing, since } = health;
  const isSendingDown = failing.includes('database') && failing.includes('waiting_room');
  return serviceAreas.map((area) => {
    const causes = failing.filter((code) => effects[code]?.[area] !== undefined);
    const isDown =
      (area === 'send' && isSendingDown) || causes.some((code) => effects[code][area] === 'down');
    const began = causes.flatMap((code) => since[code] ?? []).toSorted();
    return {
      area,
      state: isDown ? 'down' : causes.length > 0 ? 'late' : 'works',
      since: began[0] ?? null,
    };
  });
}
