export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
