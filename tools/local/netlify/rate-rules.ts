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

/**
 * Counts calls per rule over a sliding window. Production enforces with a lag of some seconds; here the
 * limit is exact. The manifest already carries the platform's trap: `aggregateBy: 'ip'` as a string was
 * compiled to "domain", so one caller's calls are counted against everyone.
 */
export function createRateCounter(now: () => number) {
  const calls = new Map<string, number[]>();
  return {
    /** Records a call; false when the rule refuses it. */
    admit(name: string, rules: TrafficRules, caller: { ip: string; domain: string }): boolean {
      const { windowLimit, windowSize } = rules.action.config.rateLimitConfig;
      const keys = rules.action.config.aggregate.keys.map(({ type }) =>
        type === 'ip' ? `ip=${caller.ip}` : `domain=${caller.domain}`,
      );
      const key = [name, ...keys.sort()].join(' ');
      const since = now() - windowSize * 1000;
      const recent = (calls.get(key) ?? []).filter((at) => at > since);
      const admitted = recent.length < windowLimit;
      if (admitted) recent.push(now());
      calls.set(key, recent);
      return admitted;
    },
  };
}

export type RateCounter = ReturnType<typeof createRateCounter>;
