import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { MatterSheet, PartySheet } from '#domain/cases/case-sheet.ts';
import { partyLimits } from '#domain/cases/limits.ts';
import { factSources, partyRoles, type PartyRole } from '#domain/cases/matters.ts';
import { emailMaxLength } from '#domain/email-length.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ActionForm, type WithKey } from '../ActionForm.tsx';
import { Badge } from '../Badge.tsx';
import { callStaff } from '../staff-calls.ts';
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
  const said = words.cases.party;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {matter.parties.length === 0 && <p className="text-ink-soft">{said.none}</p>}
      <ul className="divide-y divide-line">
        {matter.parties.map((party) => (
          <li key={party.id} className="grid grid-cols-1 gap-1 py-2">
            <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <strong className="wrap-anywhere">{party.name}</strong>
              <span>
                {said.roles[party.role]}
                {party.isClient && `, ${said.client}`}
              </span>
              {party.deceasedAt && <Badge tone="danger">{said.deceased}</Badge>}
              {party.dissolvedAt && <Badge tone="danger">{said.dissolved}</Badge>}
              {party.danger === 'yes' && (
                <Badge tone={party.dangerClearedAt ? 'quiet' : 'danger'}>
                  {party.dangerClearedAt ? said.dangerCleared : said.danger}
                </Badge>
              )}
            </p>
            <p className="text-xs wrap-anywhere text-ink-soft">
              {[
                party.address,
                party.city,
                party.state,
                party.zip,
                party.attorneyOfRecord && `${said.attorney}: ${party.attorneyOfRecord}`,
                party.registeredAgent && `${said.agent}: ${party.registeredAgent}`,
                words.cases.sources[party.source],
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            {party.danger === 'yes' && party.dangerClearedAt === null && member.role === 'attorney' && (
              <ActionForm
                words={words}
                submit={said.clearDanger}
                quiet
                send={(_, keyed) => act(party, 'clear_danger', keyed)}
                onDone={reload}
                done={said.saved}
              />
            )}
            <p>
              <button
                type="button"
                className={link}
                aria-expanded={open === party.id}
                onClick={() => setOpen(open === party.id ? null : party.id)}
              >
                {fill(said.edit, { name: party.name })}
              </button>
            </p>
            {open === party.id && (
              <>
                <PartyForm key={party.id} {...props} party={party} />
                {!party.isClient && (
                  <ActionForm
                    words={words}
                    submit={said.remove}
                    quiet
                    confirm={() => ({
                      title: fill(said.removeTitle, { name: party.name }),
                      text: said.removeText,
                      yes: said.remove,
                    })}
                    send={(_, keyed) => act(party, 'remove', keyed)}
                    onDone={reload}
                    done={said.saved}
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
          {said.add}
        </button>
      </p>
      {open === '' && <PartyForm {...props} party={null} />}
    </>
  );

  function act(party: PartySheet, what: 'remove' | 'clear_danger', keyed: WithKey) {
    return callStaff(`/api/staff/matters/${matter.id}/parties`, {
      method: 'POST',
      locale,
      body: keyed({ act: what, partyId: party.id, version: party.version }),
    });
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
  const said = words.cases.party;
  const id = useId();
  const state = useCaseWrite(words, locale, reload);
  const stored = factsOf(party);
  const form = useForm({ defaultValues: { source: '', ...stored } });
  const edits = useMergedEdits(form, { version: party?.version ?? 0, values: stored });
  const { errors } = form.formState;
  const { required, choose } = words.frame.form;
  const send = form.handleSubmit(async ({ source, ...facts }) => {
    if (!edits.maySend()) return;
    const done = await state.write({
      path: `/api/staff/matters/${matter.id}/parties`,
      body: {
        act: 'save',
        partyId: party?.id ?? null,
        version: party && edits.version(),
        source,
        facts: { ...facts, email: facts.email || null },
      },
      done: () => {
        edits.saved();
        return said.saved;
      },
    });
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
          label={said.role}
          error={errors.role?.message}
          errorPrefix={errorPrefix}
          placeholder="–"
          options={partyRoles.map((value) => ({ value, text: said.roles[value] }))}
        />
        <TextInput
          {...form.register('name', { validate: (text) => text.trim() !== '' || required })}
          id={`${id}-name`}
          label={said.name}
          error={errors.name?.message}
          errorPrefix={errorPrefix}
          maxLength={partyLimits.name}
        />
        <TextInput {...plain('address')} label={said.address} maxLength={partyLimits.address} />
        <TextInput {...plain('city')} label={said.city} maxLength={partyLimits.city} />
        <TextInput {...plain('state')} label={said.state} maxLength={partyLimits.state} />
        <TextInput {...plain('zip')} label={said.zip} maxLength={partyLimits.zip} />
        <TextInput {...plain('email')} label={said.email} type="email" maxLength={emailMaxLength} />
        <TextInput {...plain('phone')} label={said.phone} type="tel" maxLength={partyLimits.phone} />
        <TextInput
          {...plain('attorneyOfRecord')}
          label={said.attorney}
          maxLength={partyLimits.attorneyOfRecord}
        />
        <TextInput {...plain('registeredAgent')} label={said.agent} maxLength={partyLimits.registeredAgent} />
        <label className={choice}>
          <input {...form.register('deceased')} type="checkbox" className={choiceInput} />
          <span>{said.deceased}</span>
        </label>
        <label className={choice}>
          <input {...form.register('dissolved')} type="checkbox" className={choiceInput} />
          <span>{said.dissolved}</span>
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
          role: { label: said.role, text: (value) => said.roles[value as PartyRole] },
          name: { label: said.name },
          address: { label: said.address },
          city: { label: said.city },
          state: { label: said.state },
          zip: { label: said.zip },
          email: { label: said.email },
          phone: { label: said.phone },
          attorneyOfRecord: { label: said.attorney },
          registeredAgent: { label: said.agent },
          deceased: { label: said.deceased },
          dissolved: { label: said.dissolved },
        }}
      />
      <WriteEnd words={words} submit={said.save} quiet state={state} />
    </form>
  );
}
