import type { Writing } from '../writing.ts';

export const writing: Writing = {
  script: 'latin',
  stopWords:
    'yang dan di untuk dengan ini itu dari pada adalah tidak dalam akan ke oleh juga dapat sebagai atau karena lebih kami kita anda telah sudah bisa ada saya mereka serta bahwa secara seperti agar setiap para namun hanya saat jika hingga antara masih tersebut lain tahun menjadi harus sangat bagi tentang buat buatkan presentasi salindia setelah sebelum belum banyak semua apa bagaimana mengapa kepada sedang maka lalu',
};
