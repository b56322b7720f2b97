import type { CasePartyWords } from '#i18n/en/staff/case-parties.ts';

const words: CasePartyWords = {
  roles: {
    plaintiff: 'Demandante',
    respondent: 'Demandado',
    petitioner: 'Solicitante',
    other: 'Otra',
  },
  client: 'nuestro cliente',
  deceased: 'Falleció',
  dissolved: 'Empresa disuelta',
  danger: 'El cliente teme a esta persona',
  dangerCleared: 'Un abogado decidió cómo seguir',
  clearDanger: 'Decidí cómo seguir',
  add: 'Agregar una parte',
  edit: 'Cambiar {name}',
  remove: 'Quitar',
  save: 'Guardar la parte',
  saved: 'Guardado.',
  role: 'Papel en el caso',
  name: 'Nombre como en el registro',
  address: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  email: 'Correo',
  phone: 'Teléfono',
  attorney: 'Abogado en el registro',
  agent: 'Agente registrado',
  none: 'Todavía no hay partes.',
};
export default words;
