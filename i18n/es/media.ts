export default {
  crop: {
    avatar: 'Encuadra tu foto',
    banner: 'Encuadra tu portada',
    hint: 'Mueve el marco o sus esquinas; con el teclado, las flechas.',
    use: 'Usar esta imagen',
  },
  tooLarge: 'La imagen pesa demasiado: como mucho {max} MB.',
  wrongType: 'Solo se admiten imágenes (JPG, PNG, WebP o GIF).',
  unreadable: 'No podemos leer esta imagen. Prueba con otra.',
  uploading: 'Subiendo la imagen',
  cancel: 'Cancelar la subida',
}
