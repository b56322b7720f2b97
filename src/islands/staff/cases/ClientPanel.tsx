import { fill, formatDate, plural } from '#i18n/format.ts';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { Panel } from '../Panel.tsx';
import { ClientEmail } from './ClientEmail.tsx';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Who the client is, and what the case is called. */
export function ClientPanel({ item }: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.facts;
  const { client, row } = item;
  const county = item.matters[0]?.county;
  // In the language of this page, which need not be that of the account.
  const title = county ? fill(labels.caseIn, { county }) : labels.caseAnywhere;
  return (
    <Panel title={labels.title}>
      <Facts
        rows={[
          [labels.phone, client.phone],
          [labels.email, <ClientEmail key="email" email={client.email} lostAt={client.mailLostAt} />],
          [labels.language, words.frame.languages[row.language]],
          [labels.address, client.address],
          [labels.birthDate, client.birthDate && formatDate(client.birthDate, locale)],
          [labels.caseTitle, row.erased ? null : title],
          [labels.since, shortMoment(item.createdAt, locale)],
          [labels.completedOn, item.completedOn && formatDate(item.completedOn, locale)],
          [labels.lastSeen, client.lastSeenAt ? shortMoment(client.lastSeenAt, locale) : words.cases.never],
          [labels.covered, plural(item.covered, words.cases.matterCount, locale)],
        ]}
      />
    </Panel>
  );
}
