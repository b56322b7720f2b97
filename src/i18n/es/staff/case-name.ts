import type { CaseNameWords } from '#i18n/en/staff/case-name.ts';
import oneName from '../one-name.ts';

const words: CaseNameWords = {
  title: 'Cambiar el nombre legal del cliente',
  lead: 'Después de un matrimonio, o si está mal escrito. Vea un documento que lo muestre. El nombre que tiene el tribunal se queda; los documentos dicen los dos, y los que llevan el nombre se hacen y se aprueban de nuevo.',
  oneName,
  doneNone: 'El nombre está cambiado. Ningún documento lo lleva todavía.',
  done: {
    one: 'El nombre está cambiado. {count} documento lo lleva y hay que hacerlo de nuevo.',
    other: 'El nombre está cambiado. {count} documentos lo llevan y hay que hacerlos de nuevo.',
  },
  form: {
    fields: {
      firstName: 'Nombre de hoy',
      lastName: 'Apellidos de hoy',
      reason: 'Qué vio usted y por qué',
    },
    submit: 'Cambiar el nombre',
  },
};
export default words;
