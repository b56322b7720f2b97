import type { ApiCall } from '#domain/api-call.ts';
import { Form } from '#ui/form/Form.tsx';
import type { FormProps } from '#ui/form/form-props.ts';
import { FormProvider } from '../calls/FormProvider.tsx';
import type { OwnAccountProps } from './own-account-props.ts';

interface OwnFormProps<Call extends ApiCall> extends FormProps<Call> {
  readonly part: Pick<OwnAccountProps, 'locale' | 'account' | 'messages' | 'siteEmail'>;
}

/** A form about the sign-in of a person: what all forms need comes with it, since few visits open one. */
export function OwnForm<Call extends ApiCall>({ part, words, ...form }: OwnFormProps<Call>) {
  const { locale, account, messages, siteEmail } = part;
  return (
    <FormProvider locale={locale} words={account} siteEmail={siteEmail}>
      <Form {...(form as FormProps<Call>)} words={{ refusals: messages, ...words }} />
    </FormProvider>
  );
}
