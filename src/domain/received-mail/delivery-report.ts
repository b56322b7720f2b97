/** What a mail server reports of a mail of ours: it did not arrive, or it is late and still tried. */
export interface DeliveryReport {
  readonly delivery: 'bounced' | 'delayed';
  /** Such as 5.1.1 for a mailbox that does not exist (RFC 3463). */
  readonly code: string;
}

/**
 * Reads the machine's part of a report (RFC 3464): groups of fields, the first about the mail, each other about one of its
 * recipients. Null where nothing failed, as when it only says that the mail arrived.
 */
export function readDeliveryStatus(text: string): DeliveryReport | null {
  const groups = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/);
  const reports = groups.map(fieldsOf).flatMap((fields): DeliveryReport[] => {
    const action = fields.get('action')?.toLowerCase();
    const code = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0];
    // A failure whose status says "later" was given up after days of trying: it did not arrive either.
    if (action === 'failed') return [{ delivery: 'bounced', code: code ?? '5.0.0' }];
    if (action === 'delayed') return [{ delivery: 'delayed', code: code ?? '4.0.0' }];
    return [];
  });
  return reports.find(({ delivery }) => delivery === 'bounced') ?? reports[0] ?? null;
}

function fieldsOf(group: string): ReadonlyMap<string, string> {
  return new Map(
    group.split('\n').flatMap((line) => {
      const colon = line.indexOf(':');
      return colon < 1
        ? []
        : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const];
    }),
  );
}
