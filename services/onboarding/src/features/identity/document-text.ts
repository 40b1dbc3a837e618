import { defineText } from '@reset/service-kit';

/** The link for pictures of her ID. It names nobody: whoever holds the phone reads it. */
export const documentText = defineText<{ url: string }>({
  'en-US': ({ url }) =>
    `Reset: take pictures of your ID here: ${url} Then return to the screen where you applied, or verification will not complete. We never ask for this link.`,
  'es-US': ({ url }) =>
    `Reset: toma aquí las fotos de tu identificación: ${url} Luego vuelve a la pantalla donde hiciste tu solicitud o la verificación no se completará. Nunca te pedimos este enlace.`,
});
