/** One rule as the production bundler writes it into its manifest ("trafficRules"). */
export interface TrafficRules {
  action: {
    type: string;
    config: {
      to?: string;
      rateLimitConfig: { windowLimit: number; windowSize: number; algorithm: string };
      aggregate: { keys: { type: string }[] };
    };
  };
}

const sweepEveryMs = 60_000;

/**
 * Counts calls per rule over a sliding window. Production enforces with a lag of some seconds; here the
 * limit is exact. The manifest already carries the platform's trap: `aggregateBy: 'ip'` as a string was
 * compiled to "domain", so one caller's calls are counted against everyone.
 */
export function createRateCounter(now: () => number) {
  const callers = new Map<string, { readonly calls: number[]; readonly until: number }>();
  let sweptAt = now();
  /** Now and then, so that a host that many visitors call does not grow with each of them. */
  const sweep = (at: number): void => {
    if (at - sweptAt < sweepEveryMs) return;
    sweptAt = at;
    for (const [key, { until }] of callers) if (until <= at) callers.delete(key);
  };
  return {
    /** How many callers are counted just now. */
    counted: () => callers.size,
    /** Begins with nobody counted. */
    forget: () => callers.clear(),
    /** Records a call; false when the rule refuses it. */
    admit(name: string, rules: TrafficRules, caller: { ip: string; domain: string }): boolean {
      const { windowLimit, windowSize } = rules.action.config.rateLimitConfig;
      const keys = rules.action.config.aggregate.keys.map(({ type }) =>
        type === 'ip' ? `ip=${caller.ip}` : `domain=${caller.domain}`,
      );
      const key = [name, ...keys.sort()].join(' ');
      const at = now();
      const windowMs = windowSize * 1000;
      sweep(at);
      const before = callers.get(key) ?? { calls: [], until: at };
      const recent = before.calls.filter((call) => call > at - windowMs);
      const admitted = recent.length < windowLimit;
      if (admitted) recent.push(at);
      callers.set(key, { calls: recent, until: admitted ? at + windowMs : before.until });
      return admitted;
    },
  };
}

export type RateCounter = ReturnType<typeof createRateCounter>;
