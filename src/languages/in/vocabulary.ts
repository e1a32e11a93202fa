import type { Vocabulary } from '../vocabulary.ts';

export const vocabulary: Vocabulary = {
  subjects: {
    context: [
      'Latar belakang',
      'keadaan saat ini',
      'latar belakang, konteks, pendahuluan, pengantar, motivasi, gambaran umum, situasi, kondisi saat ini',
    ],
    problem: [
      'Masalah',
      'apa yang mengganggu, dan siapa',
      'masalah, permasalahan, tantangan, kendala, hambatan, kesulitan, kesenjangan, kebutuhan',
    ],
    solution: [
      'Solusi',
      'apa yang kami lakukan',
      'solusi, pendekatan, jawaban kami, usulan, yang kami tawarkan, produk',
    ],
    market: [
      'Pasar',
      'siapa pembelinya, dan berapa banyak',
      'pasar, peluang, pelanggan, target, segmen, permintaan, industri, pertumbuhan',
    ],
    competition: [
      'Persaingan',
      'siapa lagi yang mencoba, dan apa bedanya',
      'persaingan, pesaing, kompetitor, pembeda, keunggulan kompetitif, posisi',
    ],
    proof: [
      'Bukti',
      'apa yang menunjukkan keberhasilan',
      'bukti, traksi, testimoni, referensi, uji coba, validasi, kisah sukses, studi kasus',
    ],
    team: ['Tim', 'siapa di baliknya', 'tim, pendiri, siapa kami, orang-orang, organisasi, peran'],
    ask: [
      'Permintaan kami',
      'apa yang kami minta',
      'permintaan, pendanaan, investasi, putaran, penggunaan dana, kami meminta, persetujuan',
    ],
    vision: ['Tujuan', 'ke mana kami menuju', 'tujuan, visi, misi, sasaran, target, cita-cita'],
    features: [
      'Fitur',
      'apa yang bisa dilakukan',
      'fitur, kemampuan, fungsi, keunggulan, yang baru, sekilas',
    ],
    howItWorks: [
      'Cara kerja',
      'apa yang terjadi di dalam',
      'cara kerja, arsitektur, rancangan, desain, teknologi, komponen, sistem, model data, antarmuka',
    ],
    demo: ['Contoh', 'seperti apa bentuknya', 'demo, contoh, tangkapan layar, tur, pratinjau, peragaan'],
    useCases: ['Kasus penggunaan', 'untuk apa digunakan', 'kasus penggunaan, skenario, penerapan, pengguna'],
    benefits: [
      'Manfaat',
      'apa yang didapat',
      'manfaat, keuntungan, nilai, mengapa kami, penghematan, kelebihan',
    ],
    pricing: ['Harga', 'berapa biayanya', 'harga, tarif, langganan, paket, penawaran'],
    cost: [
      'Anggaran',
      'berapa biaya pelaksanaannya',
      'anggaran, biaya, keuangan, pengeluaran, sumber daya, dana',
    ],
    plan: [
      'Rencana',
      'apa yang terjadi, dan kapan',
      'rencana, peta jalan, jadwal, lini masa, tonggak, tahapan, peluncuran, migrasi',
    ],
    scope: [
      'Ruang lingkup',
      'apa yang termasuk, dan apa yang tidak',
      'ruang lingkup, cakupan, hasil kerja, persyaratan, spesifikasi, di luar lingkup',
    ],
    options: [
      'Pilihan',
      'apa yang bisa dilakukan sebagai gantinya',
      'pilihan, opsi, alternatif, perbandingan, kelebihan dan kekurangan, varian',
    ],
    risks: [
      'Risiko',
      'apa yang bisa salah',
      'risiko, ancaman, mitigasi, kekhawatiran, keterbatasan, ketergantungan, pertanyaan terbuka, keamanan',
    ],
    nextSteps: [
      'Langkah berikutnya',
      'apa yang dilakukan sekarang',
      'langkah berikutnya, langkah selanjutnya, tindakan, tindak lanjut, ajakan, prospek',
    ],
    question: [
      'Pertanyaan',
      'apa yang ingin diketahui',
      'pertanyaan penelitian, rumusan masalah, hipotesis, abstrak, tujuan penelitian',
    ],
    relatedWork: [
      'Tinjauan pustaka',
      'apa yang sudah diketahui',
      'tinjauan pustaka, penelitian terdahulu, literatur, landasan teori, kajian',
    ],
    method: [
      'Metode',
      'bagaimana kami mencari tahu',
      'metode, metodologi, eksperimen, data, sampel, prosedur, rancangan penelitian',
    ],
    results: ['Hasil', 'apa yang ditemukan', 'hasil, temuan, analisis, pengukuran, kinerja'],
    discussion: [
      'Pembahasan',
      'apa artinya, dan apa yang tidak',
      'pembahasan, diskusi, interpretasi, implikasi, keterbatasan',
    ],
    conclusion: [
      'Kesimpulan',
      'apa yang perlu diingat',
      'kesimpulan, simpulan, ringkasan, pelajaran, rekomendasi, saran, penutup',
    ],
    prerequisites: [
      'Sebelum mulai',
      'apa yang diperlukan',
      'prasyarat, persyaratan, sebelum mulai, yang diperlukan, kompatibilitas',
    ],
    gettingStarted: [
      'Memulai',
      'menit-menit pertama',
      'memulai, mulai cepat, instalasi, pemasangan, memasang, penyiapan, unduh',
    ],
    steps: [
      'Langkah demi langkah',
      'bagaimana melakukannya',
      'langkah demi langkah, penggunaan, petunjuk, prosedur, cara menggunakan, tutorial',
    ],
    reference: [
      'Referensi',
      'rincian untuk dirujuk',
      'referensi, api, opsi, konfigurasi, perintah, parameter, sintaksis, pengaturan',
    ],
    troubleshooting: [
      'Pemecahan masalah',
      'apa yang dilakukan bila gagal',
      'pemecahan masalah, tanya jawab, faq, masalah umum, galat, kesalahan, bantuan',
    ],
    status: [
      'Posisi saat ini',
      'apa yang terjadi sejak pertemuan terakhir',
      'status, kemajuan, perkembangan, tinjauan, retrospeksi, triwulan, laporan',
    ],
    figures: [
      'Angka',
      'angka yang penting',
      'angka, indikator, pendapatan, penjualan, statistik, kpi, metrik',
    ],
    items: ['Topik', 'apa yang dibicarakan', 'topik, pokok bahasan, agenda rapat, untuk dibahas'],
    decisions: [
      'Keputusan',
      'apa yang diputuskan',
      'keputusan, memutuskan, resolusi, pemungutan suara, persetujuan',
    ],
    profile: [
      'Profil',
      'siapa ini',
      'tentang saya, tentang kami, profil, biografi, riwayat, perkenalan, pengalaman',
    ],
    skills: [
      'Keahlian',
      'apa yang kami kuasai',
      'keahlian, keterampilan, layanan, kompetensi, kekuatan, alat',
    ],
    works: [
      'Karya',
      'apa yang telah dibuat',
      'karya, proyek, portofolio, studi kasus, pilihan karya, klien, publikasi, pameran',
    ],
    contact: ['Kontak', 'di mana menghubungi kami', 'kontak, hubungi, surel, alamat'],
  },
  narratives: {
    Pitch: 'pitch, investor, startup, rintisan, pendanaan, modal ventura, penggalangan dana',
    Showcase: 'peluncuran, perkenalan produk, demo, pameran produk, pustaka, produk baru',
    Sales: 'penjualan, pembeli, calon pelanggan, penawaran, presentasi penjualan',
    Proposal: 'proposal, usulan, rancangan teknis, tender, permohonan dana, konsep',
    Research: 'penelitian, riset, studi, skripsi, tesis, disertasi, eksperimen, survei, hipotesis, ilmiah',
    Guide:
      'panduan, tutorial, petunjuk, buku pegangan, cara, pelatihan, kursus, lokakarya, dokumentasi, orientasi, instalasi, memasang',
    Meeting:
      'rapat, notulen, triwulan, laporan status, mingguan, bulanan, retrospeksi, dewan, direksi, tinjauan',
    Portfolio: 'portofolio, riwayat hidup, karya saya, karya kami, agensi, pekerja lepas, tentang saya',
  },
};
