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
      'Indica que la persona terminó un módulo gratuito y aprobó su cuestionario. No es una licencia, ni un crédito escolar, ni asesoría legal, y no dice nada de ningún caso en un tribunal.',
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
    notFound: 'No conocemos ningún certificado con este código. Compare cada letra y número, por favor.',
    notACode: 'El código tiene 16 letras y números. Revise lo que escribió, por favor.',
    throttled: 'Fueron muchos intentos en poco tiempo. Espere unos minutos e intente otra vez.',
    failed: 'En este momento no pudimos comprobarlo. Intente otra vez en un momento.',
    aboutTitle: 'Qué dice un certificado',
    about:
      'En nuestro Centro de aprendizaje, que es gratuito, se aprende de vivienda, tribunales, expedientes, dinero y trabajo. Quien aprueba el cuestionario de un módulo recibe un certificado. No es una licencia ni dice nada de ningún caso en un tribunal.',
    toLearning: 'Ver el Centro de aprendizaje',
  },
};
export default words;
