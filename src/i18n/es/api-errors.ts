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
  already_received: 'Ya tenemos su mensaje, con otras palabras.',
  refund_not_possible:
    'Esta cantidad no se puede devolver: ya se devolvió, o el banco está decidiendo sobre ella.',
  owed_in_full: 'Aquí la regla de reembolso promete toda la tarifa, así que se devuelve todo lo que queda.',
  review_not_possible: 'Este pago no se puede aceptar: la solicitud ya está pagada. Solo se puede devolver.',
  already_paid: 'Esta solicitud ya está pagada.',
  stale: 'Esto cambió mientras tanto en otro lugar. No se borró nada.',
  quiz_locked: 'Primero lea el módulo, por favor. El cuestionario se abre al llegar al 75% de avance.',
  open_case:
    'Su cuenta todavía tiene un caso o un pago sin terminar, así que aún no se puede cerrar. Escríbanos y le ayudamos.',
  case_held: 'El caso está en pausa. Quite primero la pausa o espere a que termine el motivo.',
  move_incomplete: 'Todavía falta algo para este paso. No se cambió nada.',
  case_at_court: 'El caso ya está en el tribunal, así que aquí no se puede rechazar ni retirar la solicitud.',
  address_taken: 'Esa dirección no se puede recuperar sola. Escríbanos y le ayudamos de inmediato.',
  gone: 'Este enlace ya se usó o ya venció. Puede pedir uno nuevo.',
  too_large: 'Lo que mandó es demasiado grande. Mande los archivos uno por uno, de hasta 10 MB.',
  unsupported_type: 'No podemos leer este tipo de contenido.',
  locked: 'Por su seguridad, este enlace se bloqueó después de varios intentos. Escríbanos y le ayudamos.',
  throttled: 'Fueron muchos intentos en poco tiempo. Espere un momento e intente otra vez.',
  'throttled.minutes':
    'Fueron muchos intentos en poco tiempo. Intente otra vez en {minutes} minutos, por favor.',
  intake_paused: 'Por ahora no recibimos solicitudes nuevas. Vuelva más tarde o escríbanos, por favor.',
  purchase_paused:
    'Por ahora no recibimos solicitudes nuevas y por eso no se puede comprar un paquete para un caso nuevo. No se le cobró nada.',
  unavailable:
    'Una parte de nuestro servicio no responde ahora. Intente otra vez en un momento. Lo que escribió no se perdió.',
  fault: 'Algo falló de nuestro lado. Intente otra vez. Si vuelve a pasar, mándenos la referencia.',
  'note.required': 'Escriba por qué. La persona lo leerá.',
  'amount.wrong': 'Escriba un monto en dólares, por ejemplo 120 o 99.50.',
  'refundReason.required': 'Por favor, elija un motivo.',
  'settlement.means': 'Por favor, elija cómo se devolvió el dinero.',
  'settlement.reference': 'Escriba el número del cheque o de la transferencia, o lo que se acordó.',
  'resolution.required': 'Por favor, elija qué pasa con el pago.',
  'blank.open': 'Primero llene cada espacio entre {{ y }}, o bórrelo.',
  'reply.title': 'Póngale un nombre en los dos idiomas.',
  'reply.body': 'Escríbala en los dos idiomas.',
  'reply.blanks': 'Los dos idiomas deben tener los mismos espacios por llenar, como {{name}}.',
  'reply.tooMany': 'Ya hay 200 respuestas guardadas y la lista no debe crecer más. Quite una que nadie use.',
  'message.required': 'Escriba su mensaje, por favor.',
};
