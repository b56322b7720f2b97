import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as people from '#domain/people/api.staff.ts';
import { inviteRequest } from '#domain/people/requests.ts';
import { staffRoles } from '#domain/access/roles.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { AddressForm } from '../AddressForm.tsx';
import { panel } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';

/** An address, a role, and the language of the mail. */
export function Invite({ words, locale, onInvited }: SectionProps & { readonly onInvited: () => void }) {
  const labels = words.people.invite;
  const id = useId();
  const form = useForm({
    resolver: zodResolver(inviteRequest),
    defaultValues: { email: '', role: 'staff' as const, language: locale },
  });
  return (
    <section className={`${panel} mt-8 max-w-160`} aria-labelledby={`${id}-title`}>
      <h2 className="text-h3" id={`${id}-title`}>
        {labels.title}
      </h2>
      <p className="text-ink-soft">{labels.text}</p>
      <AddressForm
        words={words}
        labels={labels}
        form={form}
        send={async (body) => {
          const { outcome } = await callStaffApi(people.invite, body);
          onInvited();
          return fill(words.people.outcomes[outcome], { email: body.email });
        }}
      >
        <RadioGroup
          id={`${id}-role`}
          label={labels.role}
          options={staffRoles.map((role) => ({ value: role, text: labels.roles[role] }))}
          input={form.register('role')}
        />
      </AddressForm>
    </section>
  );
}
