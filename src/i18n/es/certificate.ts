import type { CertificateWords } from '#i18n/en/certificate.ts';

const words: CertificateWords = {
  paper: {
    title: 'Certificado de módulo terminado',
    awardedTo: 'Se otorga a',
    passed: 'por haber aprobado el {date} el cuestionario de este módulo del Centro de aprendizaje:',
    code: 'Código',
    check: 'Compruébelo en',
    scan: 'Escanee para comprobar este certificado',
    limits:
      'Dice que la persona terminó un módulo gratis y pasó su cuestionario. No es una licencia, ni un crédito escolar, ni asesoría legal. No dice nada de ningún caso en un tribunal.',
    foot: '{title} · {code}',
  },
  page: {
    label: 'Código del certificado',
    hint: 'Son 16 letras y números, por ejemplo {example}. Los guiones no importan.',
    button: 'Comprobar',
    checking: 'Comprobando…',
    real: 'Este certificado es auténtico.',
    name: 'Nombre',
    module: 'Módulo',
    day: 'Lo terminó el',
    noName: 'No lo indicó',
    privacy: 'Es todo lo que mostramos. No damos a nadie más datos de una persona.',
    notFound: 'No hay ningún certificado con este código. Compare cada letra y cada número.',
    notACode: 'El código tiene 16 letras y números. Revise lo que puso.',
    throttled: 'Hubo muchos intentos. Espere unos minutos y pruebe otra vez.',
    failed: 'Ahora no pudimos comprobarlo. Pruebe otra vez en un rato.',
    aboutTitle: 'Qué dice un certificado',
    about:
      'En nuestro Centro de aprendizaje usted aprende gratis sobre la renta, los tribunales, el dinero y el trabajo. Quien pasa el cuestionario de un módulo recibe un certificado. No es una licencia, y no dice nada de ningún caso en un tribunal.',
    toLearning: 'Ver el Centro de aprendizaje',
  },
};
export default words;
