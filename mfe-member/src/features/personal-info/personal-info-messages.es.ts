import type { Translation } from '@reset/remote-sdk';
import type { messages } from './personal-info-messages.ts';

/** What is said of her personal information, in the Spanish of the United States. */
export const personalInfo: Translation<typeof messages> = {
  namespace: 'mfe-member.personal-info',
  texts: {
    title: 'Información personal',
    failed: 'No pudimos cargar tu información personal.',
    details: 'Tus datos',
    pending: 'Actualización pendiente',
    edit: 'Editar',
    received:
      '¡Recibimos tu solicitud de actualización! Los cambios pueden tardar de 1 a 3 días hábiles en entrar en vigor.',

    name: 'Nombre',
    phoneNumber: 'Número de teléfono',
    email: 'Correo electrónico',
    address: 'Dirección actual',
    none: 'No registrado',

    form: 'Actualiza tus datos',
    'form.text': 'Cambia lo que ya no es correcto. Lo revisamos antes de que entre en vigor.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    'address.hint': 'Donde vives. Solo direcciones residenciales, sin apartados postales.',
    streetOne: 'Calle y número',
    streetTwo: 'Apartamento, suite, unidad (opcional)',
    city: 'Ciudad',
    stateAbbr: 'Estado',
    'stateAbbr.hint': 'Dos letras',
    zipCode: 'Código postal',
    'zipCode.hint': 'Cinco dígitos',
    submit: 'Enviar',
    cancel: 'Cancelar',

    nothingChanged: 'Todavía no cambiaste nada. Cambia lo que quieras actualizar y luego envíalo.',
    'name.tooLong': 'Usa 100 caracteres o menos.',
    'name.letters':
      'Usa letras. También puedes usar espacios, guiones, apóstrofos, puntos y comas.',
    'email.invalid': 'Escribe un correo electrónico, como nombre@example.com.',
    'phoneNumber.invalid': 'Escribe un número de teléfono de EE. UU.',
    'address.no_street': 'Escribe tu calle y número.',
    'address.po_box': 'Escribe la dirección donde vives, no un apartado postal.',
    'address.street_too_long': 'Usa 100 caracteres o menos.',
    'address.no_city': 'Escribe tu ciudad.',
    'address.city_too_long': 'Usa 60 caracteres o menos.',
    'address.no_state': 'Escribe tu estado.',
    'address.not_a_state': 'Escribe un estado de EE. UU. con dos letras.',
    'address.no_zip_code': 'Escribe tu código postal.',
    'address.not_a_zip_code': 'Escribe un código postal de 5 dígitos.',
    'address.zip_code_elsewhere': 'Este código postal no es de {{state}}.',
  },
};
