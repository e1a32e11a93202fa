import { sayRoles } from '../../../support/sayRoles.ts';

sayRoles('in', {
  decision: ['Rapat memutuskan untuk menunda peluncuran.', 'Anggaran disetujui dengan suara bulat.'],
  ask: ['Kami mengajukan dana sebesar 30 juta rupiah.', 'Mohon konfirmasi sebelum hari Jumat.'],
  cause: ['Gangguan terjadi karena sertifikat kedaluwarsa.', 'Akar masalahnya adalah disk yang penuh.'],
  result: [
    'Waktu muat turun dari 4 menjadi 1,2 detik.',
    'Hasil survei menunjukkan bahwa separuh tidak kembali.',
  ],
  risk: ['Ada risiko pemasok tidak mengirim.', 'Kekurangan suku cadang mengancam jadwal.'],
  action: ['Sari akan menyiapkan ruang rapat.', 'Penanggung jawab: Budi. Tenggat: 3 Mei.'],
  conclusion: ['Singkatnya, uji coba ini balik modal.', 'Dapat disimpulkan bahwa cara ini berhasil.'],
  recommendation: ['Kami merekomendasikan pilihan kedua.', 'Sebaiknya diuji dulu pada kelompok kecil.'],
  rule: ['Nama harus unik.', 'Metode ini tidak lagi menerima fungsi.', 'Fitur ini mati secara default.'],
  question: ['Belum diputuskan siapa yang menanggung biaya pelatihan.', 'Tanggalnya masih belum jelas.'],
  caveat: ['Perlu dicatat bahwa angka ini sementara.', 'Aturan ini hanya berlaku untuk kontrak baru.'],
  narration: [
    'Setelah makan siang diskusi berlangsung lama.',
    'Ketua membuka rapat dan menyambut peserta.',
    'Bagian ini menjelaskan setiap komponen.',
    'Untuk informasi lebih lanjut, kunjungi situs kami.',
  ],
});
