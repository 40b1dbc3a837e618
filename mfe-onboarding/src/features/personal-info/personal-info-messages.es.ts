import type { Translation } from '@reset/remote-sdk';
import type { messages } from './personal-info-messages.ts';

/** The questions about who an applicant is, in the Spanish of the United States. */
export const personalInfo: Translation<typeof messages> = {
  namespace: 'mfe-onboarding.personal-info',
  texts: {
    title: 'Dinos quién eres',
    intro:
      'El banco detrás de tu tarjeta tiene que conocer a sus clientes. Podrás revisar todo antes de enviarlo.',
    'intro.tax':
      'Tu declaración debe llevar tu nombre, tu domicilio y tu número. Revisas todo antes de que se envíe.',
    name: 'Nombre legal',
    'name.contact': 'Comunícate con soporte',
    'name.hint': 'Tu nombre no se puede editar aquí. Comunícate con soporte para cambiarlo.',
    phoneNumber: 'Número de teléfono',
    dateOfBirth: 'Fecha de nacimiento',
    'dateOfBirth.hint': 'Debes tener 18 años o más.',
    'underAge.title': 'Todavía no puedes hacer una solicitud',
    'underAge.text':
      'Debes tener al menos 18 años. Puedes hacer tu solicitud a partir del {{date}}. No guardamos nada de lo que escribiste aquí.',
    'underAge.next':
      'No tienes que decirnos nada más, y no te pedimos tu número de Seguro Social. Si la fecha no es correcta, cámbiala arriba.',
    'underAge.meanwhile': 'Hasta entonces puedes usar esto, tengas la edad que tengas:',
    'underAge.budget': 'La calculadora de presupuesto',
    'underAge.survey': 'La encuesta de salud financiera',

    person: 'Sobre ti',
    address: 'Dirección de tu casa',
    'address.hint': 'Donde vives. Solo direcciones residenciales, no apartados postales.',
    streetOne: 'Calle y número',
    streetTwo: 'Apartamento, suite, unidad (opcional)',
    city: 'Ciudad',
    stateAbbr: 'Estado',
    'stateAbbr.hint': 'Dos letras',
    'notOffered.card': 'La tarjeta todavía no está disponible en {{state}}.',
    'notOffered.tax': 'Todavía no puedes presentar tu declaración con nosotros desde {{state}}.',
    'notOffered.next':
      'No tienes que decirnos nada más, y no te pedimos tu número de Seguro Social. Si vives en otro estado, cámbialo arriba.',
    'notOffered.request': 'Avísame cuando esté disponible',
    zipCode: 'Código postal',
    'zipCode.hint': 'Cinco dígitos',
    ssn: 'Número de Seguro Social',
    'ssn.hint':
      'La ley federal nos pide comprobar quién eres. Está cifrado y no hay consulta de crédito.',
    continue: 'Continuar',
    leave: 'Volver a tu inicio',

    'phoneNumber.required': 'Escribe tu número de teléfono.',
    'phoneNumber.invalid': 'Escribe un número de teléfono de EE. UU.',
    'dateOfBirth.required': 'Escribe tu fecha de nacimiento.',
    'dateOfBirth.not_a_date': 'Escribe una fecha que exista, como mm/dd/aaaa.',
    'dateOfBirth.in_future': 'Escribe una fecha del pasado.',
    'dateOfBirth.too_long_ago': 'Revisa el año en que naciste.',
    'dateOfBirth.under_age': 'Debes tener al menos 18 años.',
    'address.no_street': 'Escribe tu calle y número.',
    'address.po_box': 'Escribe la dirección donde vives, no un apartado postal.',
    'address.street_too_long': 'Usa 100 caracteres o menos.',
    'address.no_city': 'Escribe tu ciudad.',
    'address.city_too_long': 'Usa 60 caracteres o menos.',
    'address.no_state': 'Escribe tu estado.',
    'address.not_a_state': 'Escribe un estado de EE. UU., con dos letras.',
    'address.no_zip_code': 'Escribe tu código postal.',
    'address.not_a_zip_code': 'Escribe un código postal de 5 dígitos.',
    'address.zip_code_elsewhere': 'Este código postal no está en {{state}}.',
    'ssn.required': 'Escribe tu número de Seguro Social.',
    'ssn.tooShort': 'Escribe los nueve dígitos de tu número de Seguro Social.',
    'ssn.again':
      'Escribe otra vez tu número de Seguro Social. Nunca lo guardamos mientras haya algo que cambiar.',
    'ssn.invalid': 'Este número de Seguro Social no es válido. Revisa los dígitos.',

    'review.title': 'Revisa tu información',
    'review.intro':
      'Asegúrate de que coincida con tu identificación. No puedes cambiarla después de enviarla.',
    'review.submit': 'Enviar',
    'review.change': 'Necesito hacer un cambio',
  },
};
