import type { InstructionWords } from '../instructionWords.ts';

export const instruction: InstructionWords = {
  make: 'buat(?:kan|lah)?|susun(?:kan)?|siapkan|tulis(?:kan)?|rancang(?:kan)?|ubah(?:lah)?|jadikan|ringkas(?:kan)?|hasilkan|saya (?:butuh|perlu|ingin|mau)|kami (?:butuh|perlu|ingin)',
  polite: 'tolong|mohon|bisakah anda|bisakah kamu|dapatkah anda|halo',
  deck: 'presentasi|paparan|pitch ?deck|pitch|deck|salindia|slide',
  article: 'sebuah|satu|suatu',
  slides: 'salindia|slide|halaman',
  sections: 'bagian|bab|seksi',
  forWhom: 'untuk|bagi|kepada',
  about: 'tentang|mengenai|soal',
  none: 'tanpa|tidak perlu|jangan sertakan',
  agenda: 'agenda|daftar isi|susunan acara',
  include: 'dengan|sertakan|tambahkan|tampilkan|masukkan',
  wish: 'nada|gaya|formal|santai|ramah|profesional|ringkas|singkat|pendek|rinci|sederhana|persuasif|menit|bahasa|fokus|tekankan',
  numbers: 'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|dua belas',
};
