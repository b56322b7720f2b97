import type { CasePartyWords } from '#i18n/en/staff/case-parties.ts';

const words: CasePartyWords = {
  roles: {
    plaintiff: 'Demandante',
    respondent: 'Demandado',
    petitioner: 'Solicitante',
    other: 'Otra',
  },
  form: {
    fields: {
      role: 'Papel en el caso',
      name: 'Nombre como en el registro',
      address: 'Calle y número',
      city: 'Ciudad',
      state: 'Estado',
      zip: 'Código postal',
      email: 'Correo',
      phone: 'Teléfono',
      attorneyOfRecord: 'Abogado en el registro',
      registeredAgent: 'Agente registrado',
    },
    submit: 'Guardar la parte',
    done: 'Guardado.',
  },
  client: 'nuestro cliente',
  deceased: 'Falleció',
  dissolved: 'Empresa disuelta',
  danger: 'El cliente teme a esta persona',
  dangerAsked: 'Anotar lo que contestó el cliente sobre esta persona',
  dangerCleared: 'Un abogado decidió cómo seguir',
  mailReturned: 'El correo devolvió la copia el {date}',
  add: 'Agregar una parte',
  edit: 'Cambiar {name}',
  none: 'Todavía no hay partes.',
  afraid: {
    fields: {
      answer: {
        label:
          '¿Es {name} un peligro para el cliente? Según lo que nos dijo en papel, por teléfono o en persona.',
        options: {
          no: 'El cliente dice que no',
          yes: 'El cliente dice que sí: el caso espera hasta que decida el abogado',
        },
      },
      said: 'Cómo y cuándo lo dijo el cliente',
    },
    submit: 'Anotar la respuesta',
    done: 'Guardado.',
  },
  returning: {
    submit: 'El correo devolvió su copia',
    done: 'Guardado.',
  },
  clearing: {
    submit: 'Decidí cómo seguir',
    done: 'Guardado.',
  },
  removing: {
    submit: 'Quitar',
    done: 'Guardado.',
    title: '¿Quitar a {name} de este caso del tribunal?',
    text: 'Se borran su dirección y todo lo demás que sabemos de esta parte aquí. No se puede recuperar.',
  },
};
export default words;
