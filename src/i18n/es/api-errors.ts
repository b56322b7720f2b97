import type { apiErrors as english } from '../en/api-errors.ts';

export const apiErrors: Record<keyof typeof english, string> = {
  invalid_input:
    'Hay algo que corregir en lo que mandó. Revise las respuestas que se indican aquí, por favor.',
  unreadable_body: 'No pudimos leer lo que llegó. Intente otra vez, por favor.',
  wrong_sign_in: 'El correo o la contraseña no son correctos. Revise los dos, por favor.',
  sign_in_required: 'Primero entre a su cuenta, por favor.',
  wrong_origin: 'Este envío no vino de nuestro sitio, así que no hicimos nada.',
  forbidden: 'Su cuenta no tiene permiso para hacer esto.',
  second_factor_required: 'Escriba primero el código de su aplicación de autenticación.',
  not_found: 'No encontramos lo que busca.',
  method_not_allowed: 'Esta dirección no recibe ese tipo de envío.',
  conflict: 'Ya tenemos su solicitud.',
  already_received: 'Ya tenemos una versión distinta de su mensaje.',
  refund_not_possible:
    'Esta cantidad no se puede devolver: ya se devolvió, o el banco está decidiendo sobre ella.',
  owed_in_full:
    'En este caso la regla de reembolso promete toda la tarifa, así que se devuelve todo lo que queda.',
  review_not_possible: 'Este pago no se puede aceptar: la solicitud ya está pagada. Solo se puede devolver.',
  hearing_near:
    'Su audiencia es en pocos días, por eso no recibimos ningún pago antes de contestar su solicitud. Llame ya a la ayuda legal gratuita.',
  hearing_unasked: 'Díganos primero si el caso de desalojo sigue abierto. No se cobró nada.',
  already_paid: 'Ya pagó o su pago está en camino. Por ahora no tiene que pagar nada más.',
  stale: 'Esto cambió mientras tanto en otro lugar. No se borró nada.',
  key_used:
    'Esto ya se había mandado con otro contenido, y ese es el que cuenta. No se guardó nada más. Vuelva a cargar la página.',
  quiz_locked: 'Primero lea el módulo, por favor. El cuestionario se abre al llegar al 75% de avance.',
  open_case:
    'Su cuenta todavía tiene un caso o un pago sin terminar, así que aún no se puede cerrar. Escríbanos y le ayudamos.',
  conflict_check:
    'Conteste primero si tiene un conflicto de interés. Si lo tiene, este caso no le corresponde.',
  owner_conflict: 'Este abogado tiene un conflicto en el caso. Elija a otra persona.',
  case_held: 'El caso está en pausa. Termine primero la pausa o espere a que se resuelva el motivo.',
  move_incomplete: 'Todavía falta algo para este paso. No se cambió nada.',
  case_over: 'Este caso ya terminó, así que no se puede pedir nada nuevo.',
  plan_open: 'Ya hay un plan para pagar en partes. Primero deténgalo.',
  plan_over: 'Esta parte ya está pagada, está atrasada o ya no se cobra. Vuelva a cargar la página.',
  upgrade_open: 'Ya hay una oferta de otro paquete. Primero retírela.',
  upgrade_answered: 'Esta oferta ya no está vigente. Vuelva a cargar la página.',
  money_open:
    'El primer pago no está completo, está en disputa o se pidió su reembolso; por ahora no se puede ofrecer otro paquete.',
  merge_asked: 'Una de estas cuentas ya está en una unión. Primero decida esa.',
  merge_money_open:
    'Una de estas cuentas tiene un reembolso o un pago sin terminar. Primero termínelo; después se pueden unir.',
  erase_second: 'Como usted anotó esta petición, otra persona con este permiso tiene que borrar los datos.',
  erase_early:
    'Usted anotó esta petición y nadie más tiene este permiso. Puede borrar los datos 24 horas después de anotarlo.',
  merge_second: 'Como usted lo pidió, lo tiene que confirmar otra persona con este permiso.',
  merge_early:
    'Nadie más tiene este permiso, así que la unión espera 24 horas. Hasta entonces se puede detener.',
  paper_frozen:
    'Ahora no se puede agregar ninguna versión. Primero regrese el caso a preparación; si otra persona presentó documentos, los nuestros se quedan como están.',
  exhibit_unreadable:
    'No se puede leer uno de los anexos, así que el archivo conjunto no se hizo. Tiene que ser PDF, JPG o PNG sin contraseña.',
  filing_too_large:
    'Los documentos pesan demasiado para una sola descarga. Pídanos hacer más pequeños los anexos, o descárguelos uno por uno en “Documentos”.',
  packet_uploaded:
    'Uno de los documentos ya no se imprimiría igual que la versión aprobada. Primero haga ese documento de nuevo.',
  paper_not_now: 'Esto no es posible en este punto del caso. Por favor, cargue la página otra vez.',
  paper_not_ready: 'Uno de estos documentos todavía no está listo para aprobarse. No se cambió nada.',
  paper_flagged:
    'Un aviso del caso detiene todos los documentos. Primero resuélvalo: vea “Revise esto primero”.',
  paper_danger_open:
    'Antes de aprobar, conteste por favor sobre cada persona que recibe una copia: ¿es un peligro para usted?',
  paper_danger:
    'Usted nos dijo que alguien que recibe una copia puede ser un peligro. Aquí nos detenemos, le escribimos y le ayudamos a encontrar un abogado que no cobra.',
  papers_alike:
    'Esta declaración se parece demasiado a la de otro cliente. Cargue la página otra vez, compárelas y diga por qué esta se puede usar.',
  affidavit_needed:
    'En los tribunales superior y estatal solo un abogado puede omitir la declaración jurada. Pregunte al abogado que lee estos documentos.',
  licence_lapsed:
    'Se anotó que su licencia no está vigente, así que no puede aprobar documentos. Pida a un administrador que la revise y anote el día.',
  own_account: 'Se trata de su propia cuenta. Esto tiene que hacerlo otra persona del equipo.',
  own_work:
    'Quien preparó un documento no puede registrar su aprobación. Pídaselo a otra persona del equipo.',
  case_at_court: 'El caso ya está en el tribunal, así que aquí no se puede rechazar, retirar ni terminar.',
  address_taken: 'Esa dirección no se puede recuperar sola. Escríbanos y le ayudamos de inmediato.',
  undo_over:
    'Ya no se puede deshacer: se acabó el tiempo. Haga lo contrario, para que todos vean las dos cosas.',
  undo_seen:
    'El cliente estaba en el portal y quizá ya lo leyó, así que se queda. Escríbale o haga otro cambio.',
  undo_mailed: 'El correo sobre esto ya salió, así que se queda. Escriba al cliente o haga otro cambio.',
  call_taken: 'Alguien acaba de tomar esta hora. Por favor, elija otra.',
  supporters_full: 'Ya tiene a tres personas que le ayudan. Quite a una para agregar a otra.',
  goals_full: 'Ya tiene diez metas. Quite una para agregar otra.',
  rating_closed: 'Esto ya se calificó, o el plazo para hacerlo pasó.',
  call_too_late: 'Ya no se puede cambiar esta llamada aquí. Por favor, escríbanos.',
  call_not_offered: 'Por ahora este caso no incluye llamadas. Por favor, escríbanos.',
  gone: 'Este enlace ya se usó o ya venció. Puede pedir uno nuevo.',
  too_large: 'Lo que mandó es demasiado grande. Mande los archivos uno por uno, de hasta 10 MB.',
  unsupported_type: 'No podemos leer este tipo de contenido.',
  locked: 'Por su seguridad, este enlace se bloqueó después de varios intentos. Escríbanos y le ayudamos.',
  throttled: 'Fueron muchos intentos en poco tiempo. Espere un momento e intente otra vez.',
  'throttled.minutes':
    'Fueron muchos intentos en poco tiempo. Intente otra vez en {minutes} minutos, por favor.',
  wrote_a_lot:
    'Nos escribió mucho en poco tiempo y esto no se envió. Lo que escribió sigue aquí. Espere un momento e intente otra vez.',
  'wrote_a_lot.minutes':
    'Nos escribió mucho en poco tiempo y esto no se envió. Lo que escribió sigue aquí. Intente otra vez en {minutes} minutos, por favor.',
  intake_paused: 'Por ahora no recibimos solicitudes nuevas. Vuelva más tarde o escríbanos, por favor.',
  purchase_paused:
    'Por ahora no recibimos solicitudes nuevas y por eso no se puede comprar un paquete para un caso nuevo. No se le cobró nada.',
  sale_closed:
    'Por ahora no recibimos pagos. No se le cobró nada. Si ya nos envió una solicitud, la tenemos guardada.',
  busy: 'En este momento se están haciendo muchas búsquedas. Intente otra vez en unos segundos.',
  unavailable:
    'Una parte de nuestro servicio no responde ahora. Intente otra vez en un momento. Lo que escribió no se perdió.',
  fault: 'Algo falló de nuestro lado. Intente otra vez. Si vuelve a pasar, mándenos la referencia.',
};
