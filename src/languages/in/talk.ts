import type { Talk } from '../talk.ts';

export const talk: Talk = {
  ofPage:
    'halaman ini menjelaskan, halaman ini menguraikan, halaman ini berisi, dokumen ini menjelaskan, dokumen ini menguraikan, dokumen ini berisi, artikel ini menjelaskan, artikel ini membahas, bagian ini menjelaskan, bagian ini membahas, bab ini menjelaskan, bab ini membahas, berikut adalah daftar, berikut ini daftar, di bawah ini adalah',
  ofDocument:
    'terakhir diperbarui, pembaruan terakhir, terakhir diubah, revisi terakhir, terakhir diperiksa, ditulis oleh, disusun oleh, disiapkan oleh, dicatat oleh, komentar di dokumen, komentar dipersilakan, masukan ke, koreksi ke, versi ini menggantikan, menggantikan versi, masih draf, draf pertama, jangan disebarkan, hanya untuk internal',
  toReader:
    'jika anda hanya membaca satu, kalau hanya sempat membaca satu, jika anda terburu-buru, bagi yang terburu-buru, bagi yang tidak punya banyak waktu, baca terus, teruskan membaca, lanjutkan membaca, silakan baca lebih lanjut, lihat di bawah, lihat di atas, lihat tabel, lihat gambar, lihat bagian, mari kita lihat, mari kita simak, mari kita bahas, pada bagian berikutnya, pada bagian selanjutnya, di bagian berikutnya, di bagian selanjutnya, pada bab berikutnya, tanpa berlama-lama, lebih lanjut di bawah, silakan tambahkan, silakan menambahkan, silakan ubah, jangan ragu untuk menambahkan, jangan ragu untuk mengubah, selamat membaca, selamat mencoba, selamat coding, selamat ngoding',
  ends: 'di bagian berikutnya, di bagian selanjutnya, pada bagian berikutnya, pada bagian selanjutnya, pada bab berikutnya, dijelaskan di bawah ini, dijelaskan di bawah, dijabarkan di bawah ini, dibahas di bawah ini, tercantum di bawah ini, di akhir halaman ini, di akhir dokumen ini, di bagian atas halaman, di bagian bawah halaman',
  clauses:
    'seperti disebutkan di atas, seperti yang disebutkan di atas, seperti telah disebutkan, seperti yang telah disebutkan, seperti disebutkan sebelumnya, seperti yang disebutkan sebelumnya, seperti dijelaskan di atas, seperti yang dijelaskan di atas, seperti dijelaskan sebelumnya, seperti yang dijelaskan sebelumnya, seperti yang dijelaskan di bawah, seperti yang saya katakan, seperti yang sudah dibahas, seperti yang telah kita lihat, seperti yang kita lihat, seperti yang akan kita lihat, seperti yang anda lihat, seperti yang terlihat di atas, seperti yang terlihat di bawah, seperti ditunjukkan di bawah, sebagaimana disebutkan di atas, sebagaimana dijelaskan di atas, lihat di atas, lihat di bawah, lihat tabel di bawah, lihat gambar di bawah',
  greets:
    'halo, halo semua, halo semuanya, hai, hai semua, selamat pagi, selamat siang, selamat sore, yang terhormat, rekan-rekan, teman-teman, bapak ibu',
  connectives:
    'selain itu, di samping itu, lagi pula, lebih lanjut, namun, akan tetapi, tetapi, meskipun demikian, meski begitu, oleh karena itu, oleh sebab itu, karena itu, maka, dengan demikian, akibatnya, selanjutnya, akhirnya, jadi, dan, bahkan, demikian pula, begitu pula, sebenarnya',
  references: {
    sees: 'lihat, lihat juga, bdk., lih.',
    pictures: 'gambar, grafik, diagram, foto, bagan, tangkapan layar',
    tables: 'tabel',
    parts: 'bagian, bab, lampiran, halaman, hlm., butir, subbab, §',
  },
};
