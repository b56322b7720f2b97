import type { FilingFilesWords } from '../en/filing-files.ts';

const words: FilingFilesWords = {
  title: 'Presentar por internet: qué escribir y dónde',
  lead: 'Es para usted, no para el tribunal: no suba esta hoja. Hoy es {date}.',
  sheetName: '00-Lea-esto-primero.pdf',
  facts: {
    system: 'Sistema',
    either: '{systems} (el tribunal acepta cualquiera)',
    court: 'Tribunal',
    courtOf: '{court} of {county} County, Georgia',
    docket: 'Número de caso',
    noDocket: 'Todavía no se sabe. Pregunte en la secretaría antes de empezar.',
    plaintiffs: 'Demandante, “plaintiff” (su arrendador)',
    you: 'Usted es: “defendant” (demandado)',
    others: 'Otros demandados',
  },
  sample: 'Estos documentos son muestras. Nadie puede presentarlos.',
  before: {
    title: 'Antes de empezar',
    sign: 'Falta firmar: {titles}. Firme con pluma (la declaración jurada, ante un notario), escanee y suba su escaneo en lugar del archivo.',
    account:
      'Necesita una cuenta propia en {system}. Nosotros no tenemos ninguna y nunca le pedimos su contraseña.',
    fee: 'Tarifa (verificado el {date}): {value}',
    feeUnknown:
      'La tarifa del tribunal para esta petición no está verificada. La pantalla la muestra antes de enviar.',
    waiver:
      'Si no puede pagar, deténgase al llegar al pago y pida en la secretaría el formulario para no pagar.',
    source: 'El sistema del tribunal (verificado el {date}): {source}',
    stale: 'Eso se verificó hace más de {days} días. Llame primero a la secretaría.',
  },
  screen: {
    title: 'En la pantalla (está en inglés)',
    steps: {
      eFileGA: [
        'Elija presentar en un caso que ya existe (“existing case”), no en uno nuevo.',
        'Tribunal (“location” o “court”): {court}.',
        'Número de caso (“case number”): {docket}. Si no aparece, busque por el nombre {name}.',
        'Revise que el arrendador sea {plaintiffs}. Si no lo es, es otro caso: deténgase.',
        'Quién presenta: elija su nombre como aparece ahí, {name}.',
        'Agregue los archivos de abajo en su orden. El primero (“Motion”) es el principal (“lead document”); los demás lo acompañan.',
        'Lea el resumen. Después envíe, y guarde el número del envío (“envelope number”).',
      ],
      PeachCourt: [
        'Haga clic en “Case Search”. Elija {court} y busque el número {docket} o el nombre {name}.',
        'Haga clic en el caso. Revise que el arrendador sea {plaintiffs}. Si no lo es, es otro caso: deténgase.',
        'Elija “File into this case”.',
        'En “party you represent” elíjase a usted: {name}.',
        'Elija el tipo de documento (“document type”) y suba el archivo, uno por uno, en el orden de abajo.',
        'Revise quién recibe copia y elija cómo paga.',
        'Lea el resumen, haga clic en “Submit Filing” y confirme “redaction”. Guarde el número que le dan.',
      ],
      other: [
        'Elija presentar en un caso que ya existe (“existing case”), no en uno nuevo.',
        'Tribunal: {court}. Número de caso: {docket}. Nombre: {name}.',
        'Revise que el arrendador sea {plaintiffs}. Si no lo es, es otro caso: deténgase.',
        'Usted presenta por su cuenta, como “defendant”.',
        'Agregue los archivos de abajo en su orden.',
        'Lea el resumen, envíe y guarde el número que le dan.',
      ],
    },
    source: {
      eFileGA:
        'Las palabras de la pantalla pueden ser otras. Si tiene dudas, pregunte en la secretaría del tribunal.',
      PeachCourt:
        'Según la página de ayuda de PeachCourt (copia guardada, leída el 29 de noviembre de 2026): awesome.peachcourt.com, “This is my first time eFiling”. La pantalla puede haber cambiado.',
      other:
        'No hemos visto este sistema. Si la pantalla pide otra cosa, pregunte en la secretaría del tribunal.',
    },
  },
  files: {
    title: 'Los archivos, en este orden',
    line: '{name}: tipo de documento “{type}” o el más parecido; descripción: {title}',
    scan: 'es una imagen, sin texto que se pueda buscar',
    types: {
      motion: 'Motion',
      proposed_order: 'Proposed order',
      affidavit: 'Affidavit',
      translator_affidavit: 'Affidavit',
      consent: 'Consent',
      notice_of_hearing: 'Notice of hearing',
      certificate_of_service: 'Certificate of service',
      change_of_address: 'Notice of change of address',
      exhibit: 'Exhibit',
    },
    signed: 'Signed papers: {titles}',
    size: 'Cada archivo pesa como mucho {max} MB, el límite más bajo que encontramos para estos sistemas.',
  },
  after: {
    title: 'Después',
    lines: [
      'Anote el número del envío (“envelope number”) y repórtelo en su caso: “Díganos qué pasó”.',
      'La secretaría lo revisa primero. Le llega un correo cuando lo acepta. Hasta entonces no está presentado.',
      'Mándenos la copia con el sello del tribunal. Viene con ese correo.',
      'Si se lo devuelven, el correo dice por qué. No cambie nada: mándenos el motivo.',
    ],
  },
  foot: '{title} · página {page} de {pages}',
};
export default words;
