import { useState } from 'react';
import * as mattersApi from '#domain/matters/api.staff.ts';
import type { MatterSheet, PartySheet } from '#domain/cases/case-sheet.ts';
import { factSources, partyRoles } from '#domain/cases/matters.ts';
import { addressLine, states } from '#domain/postal-address.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Check, Choice, Select, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Badge } from '../Badge.tsx';
import { MergedEdits } from './MergedEdits.tsx';
import { optionsOf } from './options-of.ts';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface PartiesProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** The client said yes to being in danger, and the attorney has not decided. */
const isFeared = ({ danger, dangerClearedAt }: PartySheet) => danger === 'yes' && dangerClearedAt === null;

/** The parties of a court matter, each with its source. */
export function Parties(props: PartiesProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { matter, member, reload } = props;
  const labels = words.cases.party;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {matter.parties.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      <ul className="divide-y divide-line">
        {matter.parties.map((party) => (
          <li key={party.id} className="grid grid-cols-1 gap-1 py-2">
            <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <strong className="wrap-anywhere" translate="no">
                {party.name}
              </strong>
              <span>
                <span>{labels.roles[party.role]}</span>
                {party.isClient && <span>{`, ${labels.client}`}</span>}
              </span>
              {party.deceasedAt && <Badge tone="danger">{labels.deceased}</Badge>}
              {party.dissolvedAt && <Badge tone="danger">{labels.dissolved}</Badge>}
              {party.danger === 'yes' && (
                <Badge tone={party.dangerClearedAt ? 'quiet' : 'danger'}>
                  {party.dangerClearedAt ? labels.dangerCleared : labels.danger}
                </Badge>
              )}
              {party.mailReturnedOn && (
                <Badge tone="danger">
                  {fill(labels.mailReturned, { date: formatDate(party.mailReturnedOn, locale) })}
                </Badge>
              )}
            </p>
            <p className="text-xs wrap-anywhere text-ink-soft">
              {[
                addressLine(party),
                party.attorneyOfRecord && `${labels.form.fields.attorneyOfRecord}: ${party.attorneyOfRecord}`,
                party.registeredAgent && `${labels.form.fields.registeredAgent}: ${party.registeredAgent}`,
                words.cases.sources[party.source],
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            {isFeared(party) && member.role === 'attorney' && (
              <div id={party === matter.parties.find(isFeared) ? 'case-danger' : undefined}>
                <Form
                  call={mattersApi.saveParty}
                  words={labels.clearing}
                  fixed={act(party, 'clear_danger')}
                  reload={reload}
                  quiet
                />
              </div>
            )}
            {!party.isClient && party.danger === null && (
              <details>
                <summary className={link}>{labels.dangerAsked}</summary>
                <Form
                  call={mattersApi.saveParty}
                  words={labels.afraid}
                  fixed={act(party, 'danger_answered')}
                  reload={reload}
                >
                  <Choice
                    name="answer"
                    label={fill(labels.afraid.fields.answer.label, { name: party.name })}
                    options={(['no', 'yes'] as const).map((value) => ({
                      value,
                      text: labels.afraid.fields.answer.options[value],
                    }))}
                    inRow
                  />
                  <TextArea name="said" lines={3} />
                </Form>
              </details>
            )}
            <p>
              <button
                type="button"
                className={link}
                aria-expanded={open === party.id}
                onClick={() => setOpen(open === party.id ? null : party.id)}
              >
                {fill(labels.edit, { name: party.name })}
              </button>
            </p>
            {open === party.id && (
              <>
                <PartyForm key={party.id} {...props} party={party} />
                {!party.isClient && !party.mailReturnedOn && (
                  <Form
                    call={mattersApi.saveParty}
                    words={labels.returning}
                    fixed={act(party, 'mail_returned')}
                    reload={reload}
                    quiet
                  />
                )}
                {!party.isClient && (
                  <Form
                    call={mattersApi.saveParty}
                    words={labels.removing}
                    fixed={act(party, 'remove')}
                    confirm={() => ({
                      title: fill(labels.removing.title, { name: party.name }),
                      text: labels.removing.text,
                      yes: labels.removing.submit,
                    })}
                    reload={reload}
                    quiet
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          className={link}
          aria-expanded={open === ''}
          onClick={() => setOpen(open === '' ? null : '')}
        >
          {labels.add}
        </button>
      </p>
      {open === '' && <PartyForm {...props} party={null} />}
    </>
  );

  function act(party: PartySheet, what: 'remove' | 'clear_danger' | 'mail_returned' | 'danger_answered') {
    return { id: matter.id, act: what, partyId: party.id, version: party.version } as const;
  }
}

/** The facts as the form holds them. */
const factsOf = (party: PartySheet | null) => ({
  role: party?.role ?? ('' as const),
  name: party?.name ?? '',
  address: party?.address ?? '',
  city: party?.city ?? '',
  state: party?.state ?? '',
  zip: party?.zip ?? '',
  email: party?.email ?? '',
  phone: party?.phone ?? '',
  attorneyOfRecord: party?.attorneyOfRecord ?? '',
  registeredAgent: party?.registeredAgent ?? '',
  deceased: Boolean(party?.deceasedAt),
  dissolved: Boolean(party?.dissolvedAt),
});

function PartyForm({ matter, party, reload }: PartiesProps & { readonly party: PartySheet | null }) {
  const words = useStaffWords();
  const labels = words.cases.party;
  const facts = factsOf(party);
  return (
    <Form
      call={mattersApi.saveParty}
      words={{
        ...labels.form,
        fields: {
          ...labels.form.fields,
          deceased: labels.deceased,
          dissolved: labels.dissolved,
          source: words.cases.matter.form.fields.source,
        },
      }}
      fixed={{ id: matter.id, act: 'save', partyId: party?.id ?? null }}
      initial={{ version: party?.version ?? null, facts }}
      reload={reload}
      after={party ? 'keep' : 'empty'}
      className="max-w-none! gap-3! rounded-m border border-line bg-ground p-3"
      quiet
    >
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
        <Select name="facts.role" options={optionsOf(partyRoles, labels.roles)} />
        <TextField name="facts.name" />
        <TextField name="facts.address" />
        <TextField name="facts.city" />
        <Select name="facts.state" options={states.map((value) => ({ value, text: value }))} />
        <TextField name="facts.zip" />
        <TextField name="facts.email" />
        <TextField name="facts.phone" type="tel" />
        <TextField name="facts.attorneyOfRecord" />
        <TextField name="facts.registeredAgent" />
        <Check name="facts.deceased" />
        <Check name="facts.dissolved" />
      </div>
      <Select name="source" options={optionsOf(factSources, words.cases.sources)} />
      {party && (
        <MergedEdits
          version={party.version}
          values={Object.fromEntries(Object.entries(facts).map(([name, value]) => [`facts.${name}`, value]))}
          texts={{ 'facts.role': (value) => (labels.roles as Readonly<Record<string, string>>)[value] }}
        />
      )}
    </Form>
  );
}
