import type { MoveDraftWords } from '#i18n/en/staff/move-drafts.ts';

const words: MoveDraftWords = {
  review_begins:
    'Hola, {{name}}:\n\nMe llamo {{preparer}} y trabajo en su caso. Ya tengo su solicitud y la estoy comparando con el registro público del tribunal. Le escribo a más tardar el {{due}}. Mientras tanto no tiene que hacer nada.',
  answer_arrived:
    'Hola, {{name}}:\n\nGracias, ya llegó su respuesta. La estoy revisando y sigo con su caso. Si todavía falta algo, le escribo.',
  attorney_declined:
    'Hola, {{name}}:\n\nUn abogado leyó sus documentos y no puede aceptarlos como están. Estoy viendo cómo puede seguir su caso y le escribo a más tardar el {{due}}.',
  opened_again:
    'Hola, {{name}}:\n\nSu caso está abierto otra vez. Estoy leyendo dónde nos quedamos y a más tardar el {{due}} le escribo qué sigue.',
  asked:
    'Hola, {{name}}:\n\nPara seguir con su caso necesito de usted: {{what}}.\n\nPor favor, mándelo en su cuenta a más tardar el {{due}}. Basta una foto clara. Si no lo puede conseguir, dígame y buscamos otra manera.',
  preparing_asks_words:
    'Hola, {{name}}:\n\nSu número de caso, el condado y los nombres coinciden con el registro público del tribunal. Ahora le toca a usted: cuénteme con sus propias palabras qué pasó y cómo le afecta este registro. Las preguntas están en la página de su caso, y puede parar y seguir después.\n\nEn cuanto tenga sus palabras, escribo sus documentos. Sin ellas no puedo.',
  preparing:
    'Hola, {{name}}:\n\nSu número de caso, el condado y los nombres coinciden con el registro público del tribunal. Ya estoy preparando sus documentos y los podrá leer a más tardar el {{due}}. Mientras tanto no tiene que hacer nada.',
  attorney_wants_change:
    'Hola, {{name}}:\n\nUn abogado leyó sus documentos y pide un cambio. Lo estoy haciendo y después el abogado los lee otra vez. Usted no tiene que hacer nada.',
  client_wants_change:
    'Hola, {{name}}:\n\nGracias por avisarme. Estoy cambiando sus documentos: {{what}}. Después usted leerá la versión nueva. Nada llega al tribunal antes de que usted la apruebe.',
  clerk_returned:
    'Hola, {{name}}:\n\nLa secretaría del tribunal devolvió los documentos. El motivo que dio: {{reason}}.\n\nEsto pasa a veces y no es una decisión sobre su petición. Estoy cambiando los documentos, y usted leerá la versión nueva antes de que se presenten otra vez.',
  attorney_reads:
    'Hola, {{name}}:\n\nSus documentos ya están escritos y un abogado los está leyendo. Le escribo a más tardar el {{due}}. Mientras tanto no tiene que hacer nada.',
  papers_ready:
    'Hola, {{name}}:\n\nSus documentos están listos para que los lea en su cuenta. Por favor, revise primero los nombres, el número de caso y las direcciones. Después apruébelos o pida un cambio. Nada llega al tribunal sin que usted diga que sí.',
  ready_for_herself:
    'Hola, {{name}}:\n\nSus documentos están aprobados. Lo que sigue:\n1. Fírmelos como dicen las instrucciones. Si hace falta un notario, firme delante del notario.\n2. Llévelos a la secretaría del tribunal en el condado de {{county}}.\n3. Pague el costo del tribunal o entregue su formulario para pedir que no se lo cobren.\n4. Dígame en su cuenta qué día los presentó.',
  ready_for_us:
    'Hola, {{name}}:\n\nSus documentos están aprobados. Por favor, fírmelos como dicen las instrucciones y mándeme la copia firmada. Si hace falta un notario, firme delante del notario. Cuando tenga la copia y el costo del tribunal esté pagado, o el tribunal no se lo cobre, llevamos los documentos a la secretaría.',
  filed_by_us:
    'Hola, {{name}}:\n\nSus documentos se presentaron el {{date}} en el tribunal del condado de {{county}}. El tribunal decide qué sigue y cuándo. Si le llega una carta del tribunal, mándeme una foto el mismo día.',
  filed_by_client:
    'Hola, {{name}}:\n\nGracias por avisarme. Ya apunté que usted presentó sus documentos el {{date}}. El tribunal decide qué sigue y cuándo. Si le llega una carta del tribunal, mándeme una foto el mismo día.',
  filed_by_other:
    'Hola, {{name}}:\n\nEn este caso se presentaron otros documentos el {{date}}. Para que nada se presente dos veces, los nuestros no se usan. Si le llega una carta del tribunal, mándeme una foto el mismo día.',
  date_called_off:
    'Hola, {{name}}:\n\nEl tribunal canceló la fecha y todavía no hay otra. Lo que dijo el tribunal: {{reason}}. Le escribo cuando ponga una fecha nueva. Si antes le llega una carta, mándeme una foto.',
  date_set:
    'Hola, {{name}}:\n\nEl tribunal puso una fecha: el {{hearing}}. Lugar: {{place}}.\n\nPor favor, organícese para ir y lleve una identificación con foto y sus documentos. Si no puede ir o necesita un intérprete, avíseme de inmediato.',
  date_moved:
    'Hola, {{name}}:\n\nEl tribunal cambió su fecha. La nueva es el {{hearing}}. Lugar: {{place}}. La fecha anterior ya no vale.\n\nSi no puede ir o necesita un intérprete, avíseme de inmediato.',
  order_looked_at_again:
    'Hola, {{name}}:\n\nEl tribunal va a ver otra vez la orden de su caso. Será el {{hearing}}. Lugar: {{place}}.\n\nPor favor, organícese para ir. Si no puede o necesita un intérprete, avíseme de inmediato.',
  granted:
    'Hola, {{name}}:\n\nEl juez aceptó su petición el {{date}}. El acceso público a este registro queda limitado según la orden. Por favor, guarde la orden en un lugar seguro. A más tardar el {{due}} le escribo sobre los pasos que siguen.',
  granted_narrower:
    'Hola, {{name}}:\n\nEl juez decidió el {{date}} y aceptó una parte de su petición: {{part}}. El acceso público queda limitado según la orden. Por favor, guarde la orden en un lugar seguro. A más tardar el {{due}} le escribo sobre los pasos que siguen.',
  granted_temporary:
    'Hola, {{name}}:\n\nEl juez aceptó su petición el {{date}}, por un tiempo: hasta el {{limitEnds}}. Hasta entonces el acceso público queda limitado según la orden. Por favor, guarde la orden en un lugar seguro. A más tardar el {{due}} le escribo sobre los pasos que siguen, y otra vez antes de que termine la orden.',
  denied:
    'Hola, {{name}}:\n\nLo siento: el {{date}} el juez no aceptó su petición. El motivo que dio el tribunal: {{reason}}.\n\nSegún nuestra regla le toca un reembolso. Ya lo iniciamos: véalo en “Sus pagos”. Qué puede hacer ahora es una pregunta sobre la ley y yo no la puedo contestar. La ayuda legal gratuita sí puede: los enlaces están en su caso.',
  denied_without_prejudice:
    'Hola, {{name}}:\n\nLo siento: el {{date}} el juez no aceptó su petición, “sin perjuicio” (without prejudice), como lo llama el tribunal. El motivo que dio el tribunal: {{reason}}.\n\nSegún nuestra regla le toca un reembolso. Ya lo iniciamos: véalo en “Sus pagos”. Qué significa “sin perjuicio” para usted es una pregunta sobre la ley y yo no la puedo contestar. La ayuda legal gratuita sí puede: los enlaces están en su caso.',
  dismissed_non_appearance:
    'Hola, {{name}}:\n\nLo siento: el {{date}} el tribunal desestimó su petición. Su registro dice que usted no se presentó. Si no es cierto, o si algo le impidió ir, dígame, por favor.\n\nSegún nuestra regla le toca un reembolso. Ya lo iniciamos: véalo en “Sus pagos”. Qué puede hacer ahora es una pregunta sobre la ley y yo no la puedo contestar. La ayuda legal gratuita sí puede: los enlaces están en su caso.',
  after_order_us:
    'Hola, {{name}}:\n\nYa está la orden del juez. Ahora hacemos lo que su paquete incluye después de una orden: {{what}}. Le aviso cuando haya algo que usted deba enviar, y a dónde.',
  after_order_herself:
    'Hola, {{name}}:\n\nYa está la orden del juez. Con su paquete los pasos que siguen son suyos: mande una copia de la orden a las empresas de verificación de inquilinos que todavía muestren el caso. Es gratis. Avíseme cuando termine y cierro este caso.',
  closed_after_order:
    'Hola, {{name}}:\n\nNuestro trabajo en este caso terminó. El acceso público queda limitado según la orden. Guarde la orden y sus documentos en un lugar seguro, y escríbame si le llega una carta del tribunal.',
  closed_while_visible:
    'Hola, {{name}}:\n\nCierro este caso del tribunal, aunque en la última revisión cualquiera podía ver todavía el registro. El motivo: {{reason}}.\n\nLa orden sigue valiendo. Guárdela en un lugar seguro, y lleve o mande una copia a la secretaría del tribunal si el registro no cambia. Si después todavía se ve, escríbame.',
  closed_after_denial:
    'Hola, {{name}}:\n\nNuestro trabajo en este caso terminó. Sus documentos se quedan en su cuenta. Para preguntas sobre la ley, la ayuda legal gratuita le puede ayudar: los enlaces están en su caso. Siento que el juez haya dicho que no.',
  withdrawn:
    'Hola, {{name}}:\n\nSu petición al tribunal quedó retirada el {{date}} y nuestro trabajo en este caso terminó. Ahora decidimos si le devolvemos parte de la tarifa, y le escribo la respuesta con el motivo. No hace falta que lo pida.',
  moot: 'Hola, {{name}}:\n\nEl tribunal cerró su petición el {{date}} porque ya no quedaba nada que decidir: {{reason}}. Según nuestra regla le toca un reembolso. Ya lo iniciamos: véalo en “Sus pagos”.',
  silent:
    'Hola, {{name}}:\n\nTratamos muchas veces de comunicarnos con usted y no tuvimos respuesta, así que cierro este caso. Escríbanos cuando pueda: una persona vuelve a ver su caso.',
  papers_delivered:
    'Hola, {{name}}:\n\nUsted tiene sus documentos y no hemos sabido nada del tribunal, así que cierro este caso. Si los presentó o el tribunal ya decidió, avíseme cuando quiera.',
  declined_by_us:
    'Hola, {{name}}:\n\nLo siento: no podemos aceptar este caso. El motivo: {{reason}}.\n\nSegún nuestra regla le toca un reembolso. Ya lo iniciamos: véalo en “Sus pagos”. Usted puede presentar su petición por su cuenta, y puede haber ayuda legal gratuita.',
  client_stopped:
    'Hola, {{name}}:\n\nComo usted lo pidió, aquí paramos y ya no sigue nada más. Ahora decidimos si le devolvemos parte de la tarifa, y le escribo la respuesta con el motivo. No hace falta que lo pida.',
  safety:
    'Hola, {{name}}:\n\nSeguir podía ponerle en peligro, así que aquí paramos y ya no se manda nada a nadie. Ahora decidimos cuánto se le devuelve, y le escribo la respuesta con el motivo. No hace falta que lo pida. Si está en peligro ahora, llame al 911.',
  too_late:
    'Hola, {{name}}:\n\nSu desalojo sigue abierto y nuestros documentos no lo detienen, así que aquí paramos. Llame hoy a la ayuda legal gratuita y vaya a su audiencia. Ahora decidimos cuánto se le devuelve, y le escribo la respuesta con el motivo. No hace falta que lo pida.',
  refunded:
    'Hola, {{name}}:\n\nSu pago se le devolvió, así que aquí paramos y ya no sigue nada más. Si quiere otra vez nuestra ayuda, escríbame.',
  dispute_lost:
    'Hola, {{name}}:\n\nSu banco retiró el pago, así que aquí paramos y ya no sigue nada más. Si esto le sorprende, escríbame.',
  duplicate:
    'Hola, {{name}}:\n\nEste caso estaba dos veces en nuestra lista. Cierro este y sigo con el otro: {{what}}. Si cree que son dos distintos, dígame.',
  not_a_party:
    'Hola, {{name}}:\n\nEn el registro público del tribunal usted no aparece en este caso, así que no podemos preparar documentos. Según nuestra regla le toca un reembolso. Ya lo iniciamos: véalo en “Sus pagos”. Si un reporte de inquilinos muestra este caso con su nombre, puede disputarlo por su cuenta. Es gratis.',
  not_found:
    'Hola, {{name}}:\n\nBuscamos en los registros públicos del tribunal del condado de {{county}} y no encontramos este caso. Según nuestra regla le toca un reembolso. Ya lo iniciamos: véalo en “Sus pagos”. Si un reporte de inquilinos muestra este caso con su nombre, puede disputarlo por su cuenta. Es gratis.',
  cancelled:
    'Hola, {{name}}:\n\nAquí paramos y ya no sigue nada más. El motivo: {{reason}}. Si esto le sorprende, escríbame.',
};
export default words;
