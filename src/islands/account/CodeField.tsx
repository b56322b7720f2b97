import { useField } from '#ui/form/form-state.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { codeLook } from './CodeInput.tsx';

/** The six digits of an authenticator app, in a form of the kit. */
export function CodeField() {
  const { texts, register } = useField({ name: 'code' });
  return <TextInput {...codeLook} {...texts} {...register()} />;
}
