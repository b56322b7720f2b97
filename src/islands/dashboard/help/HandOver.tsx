import { useState } from 'react';
import type { AnswerOf } from '#domain/api-call.ts';
import type { ReferralOrganization } from '#domain/help/answers.ts';
import * as help from '#domain/help/api.ts';
import { callLink, dangerLines, helpsIn, lawyersIn } from '#domain/help/organizations.ts';
import { referralRules } from '#domain/help/referrals.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Check } from '#ui/form/fields.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { SentReferral } from './SentReferral.tsx';

type Referrals = AnswerOf<typeof help.list>;

interface HandOverProps {
  readonly one: Pick<CasePage, 'id' | 'county' | 'sight' | 'matters'>;
}

/** Free lawyers for a case that we cannot help in: their number, the answers on paper, or the answers sent to them. */
export default function HandOver({ one }: HandOverProps) {
  const words = useWords('hand-over');
  const language = useLocale();
  const { data, fault } = useApiQuery(help.list, { id: one.id, language });
  /** The form goes with what it sent, so what confirms it stands here. */
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  if (!data) return fault;
  const { isOffered, organizations, items } = data;
  const isSent = ({ name }: ReferralOrganization) =>
    items.some((item) => item.organization === name && item.withdrawnAt === null && item.endedAt === null);
  const isDanger =
    one.sight.hold === 'safety' ||
    one.matters.some(({ parties }) => parties.some(({ dangerAnswer }) => dangerAnswer === 'yes'));
  return (
    <section className="grid gap-4" aria-labelledby="free-help">
      <h2 className="text-l" id="free-help" tabIndex={-1}>
        {words.title}
      </h2>
      {fault}
      <p>
        <span>{words.lead}</span>
        {isOffered && <span>{` ${words.again}`}</span>}
      </p>
      <ul className="grid gap-1">
        {isDanger &&
          dangerLines
            .filter((line) => helpsIn(line, one.county))
            .map(({ id, name, phone }) => <Call key={id} name={name} phone={phone} />)}
        {lawyersIn(one.county).map(({ id, name, phone }) => (
          <Call key={id} name={name} phone={phone} />
        ))}
      </ul>
      {isDanger && <p>{words.danger}</p>}
      <FocusedNote note={note} />
      {items.map((item) => (
        <SentReferral key={item.id} item={item} />
      ))}
      {isOffered &&
        organizations
          .filter((organization) => !isSent(organization))
          .map((organization) => (
            <Send
              key={organization.id}
              organization={organization}
              caseId={one.id}
              answers={data}
              onDone={() => setNote({ text: words.send.done })}
            />
          ))}
      {isOffered && <OnPaper caseId={one.id} />}
    </section>
  );
}

function Call({ name, phone }: { readonly name: string; readonly phone: string }) {
  return (
    <li>
      <span translate="no">{name}</span>
      {': '}
      <a className="inline-block py-1 font-strong whitespace-nowrap" href={callLink(phone)}>
        {phone}
      </a>
    </li>
  );
}

interface SendProps {
  readonly organization: ReferralOrganization;
  readonly caseId: string;
  readonly answers: Referrals;
  readonly onDone: () => void;
}

/** What is sent is shown, and changes with each tick, before the client agrees. */
function Send({ organization: { id, name, isSample }, caseId, answers, onDone }: SendProps) {
  const words = useWords('hand-over');
  const { open, submit, fields } = words.send;
  const named = { organization: name };
  return (
    <Form
      call={help.send}
      fixed={{ id: caseId, organizationId: id }}
      words={{
        open: fill(open, named),
        submit,
        fields: { ...fields, agreed: fill(fields.agreed, named) },
      }}
      onDone={onDone}
    >
      {isSample && <p className="notice">{words.sample}</p>}
      <Preview answers={answers} />
      {answers.preview.health.length > 0 && <Check name="withHealth" />}
      {answers.preview.safety.length > 0 && <Check name="withSafety" />}
      <p className="small">
        <span>{answers.mayCall ? words.mayCall : words.noCall}</span>{' '}
        <span>{fill(words.ends, { days: referralRules.linkDays })}</span>
      </p>
      <Check name="agreed" isRequired />
    </Form>
  );
}

function Preview({ answers: { preview } }: Pick<SendProps, 'answers'>) {
  const words = useWords('hand-over');
  const { form } = useFormState();
  const [withHealth, withSafety] = form.watch(['withHealth', 'withSafety']);
  const rows = [
    ...preview.always,
    ...(withHealth ? preview.health : []),
    ...(withSafety ? preview.safety : []),
  ];
  return (
    <section className="rounded-l border border-line p-4" aria-label={words.preview} aria-live="polite">
      <h3 className="text-m font-strong">{words.preview}</h3>
      <dl className="grid gap-1.5 pt-2 sm:grid-cols-2">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt className="small text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** To take along, where nobody can be written to or the client would rather not. */
function OnPaper({ caseId }: { readonly caseId: string }) {
  const words = useWords('hand-over');
  const [ticks, setTicks] = useState({ health: false, safety: false });
  const more = (['health', 'safety'] as const).map((name) => (ticks[name] ? `&${name}=yes` : '')).join('');
  const address = (language: string) => `/api/cases/${caseId}/help-page?language=${language}${more}`;
  return (
    <details className="no-print">
      <summary className="min-h-11 cursor-pointer py-2 font-strong">{words.paper.title}</summary>
      <div className="grid gap-2">
        <p>{words.paper.lead}</p>
        {(['health', 'safety'] as const).map((name) => (
          <label key={name} className="flex items-start gap-3 py-1">
            <input
              type="checkbox"
              className="mt-0.75"
              checked={ticks[name]}
              onChange={(event) => setTicks({ ...ticks, [name]: event.target.checked })}
            />
            <span>{words.paper[name]}</span>
          </label>
        ))}
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a className={link} href={address('en')} download>
            {words.paper.english}
          </a>
          <a className={link} href={address('es')} download>
            {words.paper.spanish}
          </a>
        </p>
      </div>
    </details>
  );
}
