import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as mattersApi from '#domain/matters/api.staff.ts';
import type { MatterSheet, PartySheet } from '#domain/cases/case-sheet.ts';
import { partyLimits } from '#domain/cases/limits.ts';
import { factSources, partyRoles, type PartyRole } from '#domain/cases/matters.ts';
import { emailMaxLength } from '#domain/email-length.ts';
import { addressLine, states } from '#domain/postal-address.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Choice, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Badge } from '../Badge.tsx';
import { Disputes } from './Disputes.tsx';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { useMergedEdits } from './use-merged-edits.ts';
import { WriteEnd } from './WriteEnd.tsx';

interface PartiesProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** The parties of a court matter, each with its source. */
export function Parties(props: PartiesProps) {
  const { matter, words, locale, member, reload } = props;
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
                party.attorneyOfRecord && `${labels.attorney}: ${party.attorneyOfRecord}`,
                party.registeredAgent && `${labels.agent}: ${party.registeredAgent}`,
                words.cases.sources[party.source],
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            {party.danger === 'yes' && party.dangerClearedAt === null && member.role === 'attorney' && (
              <Form
                call={mattersApi.saveParty}
                words={labels.clearing}
                fixed={act(party, 'clear_danger')}
                reload={reload}
                quiet
              />
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
  role: (party?.role ?? '') as string,
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

function PartyForm({
  matter,
  party,
  words,
  locale,
  reload,
}: PartiesProps & { readonly party: PartySheet | null }) {
  const labels = words.cases.party;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const stored = factsOf(party);
  const form = useForm({ defaultValues: { source: '', ...stored } });
  const edits = useMergedEdits(form, { version: party?.version ?? 0, values: stored });
  const { errors } = form.formState;
  const { required, choose } = words.frame.form;
  const send = form.handleSubmit(async ({ source, ...facts }) => {
    if (!edits.maySend()) return;
    const done = await state.write(
      mattersApi.saveParty,
      {
        id: matter.id,
        act: 'save',
        partyId: party?.id ?? null,
        version: party && edits.version(),
        source,
        facts: { ...facts, email: facts.email || null },
      },
      () => {
        edits.saved();
        return labels.saved;
      },
    );
    if (done && party === null) form.reset();
  });
  const errorPrefix = words.account.errorPrefix;
  const plain = (
    name: 'address' | 'city' | 'state' | 'zip' | 'email' | 'phone' | 'attorneyOfRecord' | 'registeredAgent',
  ) => ({ ...form.register(name), id: `${id}-${name}`, errorPrefix });
  return (
    <form
      className="grid grid-cols-1 gap-3 rounded-m border border-line bg-ground p-3"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
        <Select
          {...form.register('role', { required: choose })}
          id={`${id}-role`}
          label={labels.role}
          error={errors.role?.message}
          errorPrefix={errorPrefix}
          placeholder="–"
          options={partyRoles.map((value) => ({ value, text: labels.roles[value] }))}
        />
        <TextInput
          {...form.register('name', { validate: (text) => text.trim() !== '' || required })}
          id={`${id}-name`}
          label={labels.name}
          error={errors.name?.message}
          errorPrefix={errorPrefix}
          maxLength={partyLimits.name}
        />
        <TextInput {...plain('address')} label={labels.address} maxLength={partyLimits.address} />
        <TextInput {...plain('city')} label={labels.city} maxLength={partyLimits.city} />
        <Select
          {...plain('state')}
          label={labels.state}
          placeholder="–"
          options={states.map((value) => ({ value, text: value }))}
        />
        <TextInput {...plain('zip')} label={labels.zip} maxLength={partyLimits.zip} />
        <TextInput {...plain('email')} label={labels.email} type="email" maxLength={emailMaxLength} />
        <TextInput {...plain('phone')} label={labels.phone} type="tel" maxLength={partyLimits.phone} />
        <TextInput
          {...plain('attorneyOfRecord')}
          label={labels.attorney}
          maxLength={partyLimits.attorneyOfRecord}
        />
        <TextInput
          {...plain('registeredAgent')}
          label={labels.agent}
          maxLength={partyLimits.registeredAgent}
        />
        <label className={choice}>
          <input {...form.register('deceased')} type="checkbox" className={choiceInput} />
          <span>{labels.deceased}</span>
        </label>
        <label className={choice}>
          <input {...form.register('dissolved')} type="checkbox" className={choiceInput} />
          <span>{labels.dissolved}</span>
        </label>
      </div>
      <Select
        {...form.register('source', { required: choose })}
        id={`${id}-source`}
        label={words.cases.matter.source}
        error={errors.source?.message}
        errorPrefix={errorPrefix}
        placeholder="–"
        options={factSources.map((value) => ({ value, text: words.cases.sources[value] }))}
      />
      <Disputes
        words={words}
        edits={edits}
        fields={{
          role: { label: labels.role, text: (value) => labels.roles[value as PartyRole] },
          name: { label: labels.name },
          address: { label: labels.address },
          city: { label: labels.city },
          state: { label: labels.state },
          zip: { label: labels.zip },
          email: { label: labels.email },
          phone: { label: labels.phone },
          attorneyOfRecord: { label: labels.attorney },
          registeredAgent: { label: labels.agent },
          deceased: { label: labels.deceased },
          dissolved: { label: labels.dissolved },
        }}
      />
      <WriteEnd words={words} submit={labels.save} quiet state={state} />
    </form>
  );
}
