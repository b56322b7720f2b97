import type { DataRequest } from '#domain/own-data/requests.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { Badge, type Tone } from '../Badge.tsx';

const tones: Record<DataRequest['status'], Tone> = {
  open: 'wait',
  done: 'good',
  declined: 'quiet',
  withdrawn: 'quiet',
};

/** The state of a request, and whether it is overdue. */
export function stateBadge(item: DataRequest, words: StaffWords) {
  const labels = words.dataRequests;
  const late = item.status === 'open' && Date.parse(item.dueAt) < Date.now();
  return (
    <Badge tone={late ? 'danger' : tones[item.status]}>
      {late ? labels.overdue : labels.statuses[item.status]}
    </Badge>
  );
}
