import type { FormKitWords } from '../en/form-kit.ts';
import account from './account.ts';

const words: FormKitWords = {
  ...account,
  optional: '(opcional)',
  sending: 'Enviando…',
  saved: 'Guardado.',
  cancel: 'Cancelar',
  stale: {
    somebody: 'Alguien cambió esto el {time}. No se borró nada.',
    named: '{name} cambió esto el {time}. No se borró nada.',
    next: 'La página ya muestra lo más reciente. Lo que usted escribió sigue aquí: revíselo y envíelo otra vez.',
  },
};
export default words;
