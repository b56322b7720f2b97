import type { PapersWords } from '#i18n/en/staff/papers.ts';

const words: PapersWords = {
  requests: {
    title: 'Archivos que pedimos',
    empty: 'Todavía no se pidió nada.',
    statuses: {
      needed: 'Falta',
      sent: 'Enviado, por revisar',
      accepted: 'Aceptado',
      returned: 'Devuelto',
      withdrawn: 'Ya no hace falta',
    },
    due: 'Para el {day}',
    returnedBecause: 'Se devolvió porque:',
    ask: {
      title: 'Pedir archivos',
      fields: {
        what: {
          label: '¿Qué necesita?',
          hint: 'Por ejemplo: la última carta del tribunal, todas las páginas',
        },
        why: 'Para qué lo necesitamos',
        dueOn: 'Para cuándo',
      },
      submit: 'Pedirlo al cliente',
      done: 'Pedido.',
    },
    decide: {
      fields: {
        decision: {
          label: '¿Qué pasa con estos archivos?',
          options: {
            accepted: 'Aceptar',
            returned: 'Devolver con el motivo',
            withdrawn: 'Retirar la petición',
          },
        },
        note: {
          label: 'Motivo',
          hint: 'El cliente lo lee. Hace falta cuando devuelve archivos.',
        },
      },
      submit: 'Guardar',
      done: 'Guardado.',
    },
    forClient: {
      title: 'Agregar archivos que llegaron por otro medio',
      fields: {
        tickets: {
          label: 'Archivos (hasta diez)',
          hint: 'PDF, DOC, DOCX, JPG, JPEG o PNG, hasta 10 MB cada uno.',
        },
      },
      submit: 'Agregar los archivos',
      done: 'Agregados.',
    },
  },
  papers: {
    title: 'Documentos',
    matter: 'Caso del tribunal {place}',
    empty: 'Todavía no hay documentos.',
    kinds: {
      motion: 'Petición para limitar el acceso (motion)',
      proposed_order: 'Orden propuesta',
      affidavit: 'Declaración jurada',
      notice_of_hearing: 'Aviso de audiencia',
      certificate_of_service: 'Constancia de entrega',
      change_of_address: 'Aviso de cambio de dirección',
      fee_affidavit: 'Declaración sobre el costo del tribunal',
      consent: 'Consentimiento del arrendador',
      satisfaction_request: 'Petición para marcar la sentencia como pagada',
      translator_affidavit: 'Declaración del traductor',
      exhibits: 'Anexos',
      cover_letter: 'Carta de presentación',
      landlord_letter: 'Carta a un arrendador',
      screening_letter: 'Carta a una empresa de verificación',
      court_letter: 'Carta del tribunal',
      other: 'Otra cosa',
      packet: 'Todos los documentos en un archivo',
    },
    states: {
      draft: 'Por aprobar',
      returned: 'Por cambiar',
      attorney_approved: 'Aprobado por el abogado',
      client_approved: 'Aprobado por el cliente',
      replaced: 'Reemplazado',
      signed: 'Firmado',
      filed: 'Presentado',
    },
    version: 'Versión {number}',
    code: 'Código de página {code}',
    hash: 'SHA-256',
    madeBy: 'Lo agregó {name}',
    older: { one: 'Una versión anterior', other: '{count} versiones anteriores' },
    approvedBy: {
      attorney: 'Abogado: {name}',
      client: 'Cliente: {name}',
    },
    ownWork: 'trabajo propio',
    recorded: 'en papel',
    readAs: {
      opened: 'lo abrió aquí',
      on_paper: 'lo leyó en papel',
      read_to_me: 'se lo leyeron',
      not_read: 'no lo leyó',
    },
    alike:
      'Un párrafo sobre el daño tiene {share} por ciento de sus palabras en común con la declaración de otro cliente, en el caso {caseNumber}. El juez quiere leer lo que le pasó a esta persona: pídale al cliente que lo cuente con sus propias palabras. Un abogado puede dejarlo pasar y dice por qué.',
    lacksAffidavit:
      'La moción no lleva declaración jurada. En los tribunales superior y estatal la acompaña una, salvo que un abogado la omita: quien apruebe la moción sin ella lo decide.',
    alikeReason: 'Se dejó pasar aunque se parece a otra declaración:',
    returnedNote: 'El abogado quiere cambiar:',
    changeAsked: 'El cliente quiere cambiar:',
    copies: 'Copias firmadas',
    danger: 'El cliente dijo que alguien que recibe una copia es un peligro. Primero decide el abogado.',
    tooEarly: 'Se pueden agregar documentos cuando haya empezado la revisión.',
    frozen: 'Ahora no se puede agregar ninguna versión. Primero regrese el caso del tribunal a preparación.',
    add: {
      title: 'Agregar un documento',
      done: 'Agregado. Imprima el código {code} en cada página.',
      nextVersion: 'Agregar la versión {number}',
      nextLead: 'La versión anterior se reemplaza y sus aprobaciones ya no cuentan.',
      unchecked: 'Es una imagen sin texto y no se pudo revisar nada: léala página por página.',
      form: {
        fields: {
          kind: {
            label: 'Tipo de documento',
            placeholder: 'Elija',
          },
          title: {
            label: 'Nombre',
            hint: 'Solo si el tipo no lo dice todo.',
          },
          ticket: {
            label: 'El PDF',
            hint: 'Un PDF, hasta 10 MB.',
          },
          wordTicket: {
            label: 'El archivo de Word del que se hizo',
            hint: 'Si lo hay: un .docx de hasta 10 MB. Se guarda con esta versión.',
          },
        },
        submit: 'Agregar el documento',
      },
    },
    withdraw: {
      submit: 'Ya no hace falta',
      question: '¿Quitar este documento?',
      text: 'Ya nadie tiene que aprobarlo. Sus versiones quedan en el historial.',
      yes: 'Quitarlo',
      done: 'Quitado.',
    },
    attorney: {
      title: 'Abogado',
      returnTitle: 'Devolver con comentarios',
      thirdTime: 'Este documento se devolvió {count} veces. Por favor, hablen por teléfono.',
      returning: {
        fields: {
          documents: 'Documentos que devuelve',
          words: 'Qué hay que cambiar, por página',
        },
        submit: 'Devolver al equipo',
        done: 'Devuelto.',
      },
      approving: {
        fields: {
          documents: 'Documentos que usted leyó',
          typedName: 'Su nombre, como firma',
          alikeReason: 'Por qué puede seguir aunque se parezca a otra declaración',
        },
        submit: 'Aprobar',
        done: 'Aprobado.',
      },
    },
    approval: {
      title: 'El cliente aprobó en papel',
      fields: {
        documents: 'Documentos que aprobó',
        typedName: 'Nombre como lo escribió',
        tickets: {
          label: 'Foto o escaneo',
          hint: 'PDF, DOC, DOCX, JPG, JPEG o PNG, hasta 10 MB cada uno.',
        },
      },
      lead: 'Solo con una imagen de lo que firmó. Quien preparó un documento no puede registrar su aprobación.',
      submit: 'Registrar la aprobación',
      done: 'Registrada.',
    },
    signed: {
      title: 'Copia firmada para el tribunal',
      fields: {
        documents: 'Qué documentos',
        codes: {
          label: 'Códigos de sus páginas',
          hint: 'Déjelo vacío si es un PDF con texto que se puede seleccionar: los códigos se leen de ahí. De un escaneo, escriba el código de cada documento.',
        },
        tickets: {
          label: 'Escaneo de la copia firmada',
          hint: 'PDF, DOC, DOCX, JPG, JPEG o PNG, hasta 10 MB cada uno.',
        },
      },
      submit: 'Registrar la copia firmada',
      done: 'Registrada.',
      at: 'Copia firmada desde {time}',
      none: 'Todavía no hay copia firmada',
    },
    fee: {
      settled: 'Costo del tribunal resuelto {time}',
      open: 'Costo del tribunal sin resolver',
      settling: {
        submit: 'El costo del tribunal está resuelto',
        done: 'Registrado.',
      },
      undoing: {
        submit: 'No está resuelto',
        done: 'Registrado.',
      },
    },
  },
};
export default words;
